import * as z from "zod/mini";

/** Of fuel efficiency and wet grip, the best first. */
export const tireGrades = ["A", "B", "C", "D", "E"] as const;
/** Of the noise outside of the car, the quietest first. */
export const tireNoiseClasses = ["A", "B", "C"] as const;

/** What the European Union's label of a tire says (Regulation (EU) 2020/740). */
export const tireLabel = z.object({
  fuel: z.enum(tireGrades),
  wet: z.enum(tireGrades),
  /** Decibels outside of the car. */
  noise: z.int().check(z.minimum(50), z.maximum(99)),
  noiseClass: z.enum(tireNoiseClasses),
  /** Made for severe snow: three peaks with a snowflake. */
  snow: z.boolean(),
  /** Made for ice. */
  ice: z.boolean(),
});
export type TireLabel = z.output<typeof tireLabel>;
