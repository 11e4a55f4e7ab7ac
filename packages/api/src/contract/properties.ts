import * as z from "zod/mini";

/** Kinds of a product's structured properties. */
export const propertyKinds = ["number", "choice", "flag", "text"] as const;
export type PropertyKind = (typeof propertyKinds)[number];

/** Units of numeric properties: SI symbols, `in` for inches, `km/h`, `dB`, `%`, `oz`. */
export const propertyUnits = [
  "mm",
  "cm",
  "m",
  "in",
  "g",
  "kg",
  "oz",
  "ml",
  "l",
  "km/h",
  "dB",
  "%",
  "°C",
  "GB",
  "Hz",
  "h",
] as const;
export type PropertyUnit = (typeof propertyUnits)[number];

/** A property of a product in the reader's language; an extension. */
export const productProperty = z.object({
  key: z.string(),
  name: z.string(),
  /** Formatted with its unit. */
  value: z.string(),
});
export type ProductProperty = z.output<typeof productProperty>;

/** A selling point with a picture; an extension. */
export const productFeature = z.object({
  title: z.string(),
  text: z.string(),
  image: z.nullable(z.string()),
});
export type ProductFeature = z.output<typeof productFeature>;
