import * as z from "zod/mini";

/** Fuel efficiency and wet grip, best first. */
export const tireGrades = ["A", "B", "C", "D", "E"] as const;
/** Exterior noise, quietest first. */
export const tireNoiseClasses = ["A", "B", "C"] as const;

/** EU tire label (Regulation (EU) 2020/740). */
export const tireLabel = z.object({
  fuel: z.enum(tireGrades),
  wet: z.enum(tireGrades),
  /** Exterior noise in decibels. */
  noise: z.int().check(z.minimum(50), z.maximum(99)),
  noiseClass: z.enum(tireNoiseClasses),
  /** Suitable for severe snow: the three-peak mountain snowflake. */
  snow: z.boolean(),
  /** Suitable for ice. */
  ice: z.boolean(),
});
export type TireLabel = z.output<typeof tireLabel>;
