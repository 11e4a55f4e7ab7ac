import { minorDigits } from "./currencies.ts";

/** Parses a list in text: a JSON array of texts (or of `{sattDir}` for shop banners), or comma-separated. */
export const readList = (text: string | null | undefined): string[] => {
  if (!text) return [];
  if (!text.trimStart().startsWith("[")) return text.split(",").filter(Boolean);
  try {
    const values: unknown = JSON.parse(text);
    if (!Array.isArray(values)) return [];
    return values.flatMap((value: unknown) => {
      if (typeof value === "string") return [value];
      if (value && typeof value === "object" && "sattDir" in value && typeof value.sattDir === "string")
        return [value.sattDir];
      return [];
    });
  } catch {
    return [];
  }
};

export interface PayCurrency {
  country: string;
  /** ISO 4217 code. */
  currency: string;
  symbol: string;
  /** Decimals of its amounts. */
  digits: number;
  /** Smallest total above 0 that can be paid, decimal text. */
  smallestCharge: string;
}

/** Used if home data has none (specification, section 9). */
export const defaultCurrency: PayCurrency = {
  country: "US",
  currency: "USD",
  symbol: "$",
  digits: 2,
  smallestCharge: "0.01",
};

/** The currency in `shopPayCurrency`; the default if it is missing or invalid. */
export const readPayCurrency = (text: string | null | undefined): PayCurrency => {
  if (!text) return defaultCurrency;
  try {
    const value: unknown = JSON.parse(text);
    if (!value || typeof value !== "object") return defaultCurrency;
    const field = (name: "country" | "currency" | "symbol"): string => {
      const found: unknown = Reflect.get(value, name);
      return typeof found === "string" && found ? found : defaultCurrency[name];
    };
    const currency = field("currency");
    const digits = minorDigits(currency);
    const smallest: unknown = Reflect.get(value, "smallestCharge");
    return {
      country: field("country"),
      currency,
      symbol: field("symbol"),
      digits,
      smallestCharge: typeof smallest === "string" ? smallest : (10 ** -digits).toFixed(digits),
    };
  } catch {
    return defaultCurrency;
  }
};

/** Replaces a comma inside an option value: values are joined by commas, and "1,5 l" is one value. */
const commaInside = "\u201A";

/** Joins option values for the wire; `readValues` splits them again. */
export const joinValues = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll(",", commaInside)).join(",");

/** The values of `attrValues`, `sku` or `suk`, with their own commas restored. */
export const readValues = (text: string): string[] =>
  text === "" ? [] : text.split(",").map((value) => value.replaceAll(commaInside, ","));
