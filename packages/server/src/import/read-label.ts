import { readTireLabel, WrongTireLabel } from "../catalogue/products/tire-label.ts";
import type { TireLabel } from "@carmine/api/contract";
import type { Row } from "./columns.ts";
import type { ImportReason } from "./problem.ts";

/** An empty cell means no; other words are returned unchanged, so that the label's validation reports them. */
const flag = (text: string | undefined, current: boolean): boolean | string => {
  if (text === undefined) return current;
  return ["", "false", "true"].includes(text.toLowerCase()) ? text.toLowerCase() === "true" : text;
};

/**
 * Tire label grades from the first row of the product: fuel efficiency, wet grip, noise and its class, or
 * none of them. Without any of these columns the current label stays.
 * @returns null if the product has none; the reason if they are invalid
 */
export const readLabel = (row: Row, current: TireLabel | null): TireLabel | ImportReason | null => {
  const { tireFuel, tireWet, tireNoise, tireNoiseClass } = row;
  const graded = [tireFuel, tireWet, tireNoise, tireNoiseClass].filter((text) => text !== undefined);
  if (graded.length === 0) return current;
  if (graded.every((text) => text === "")) return graded.length === 4 ? null : current;
  try {
    return readTireLabel({
      fuel: tireFuel?.toUpperCase() ?? current?.fuel,
      wet: tireWet?.toUpperCase() ?? current?.wet,
      noise: tireNoise === undefined ? current?.noise : Number(tireNoise.replace(/\s*dB$/i, "")),
      noiseClass: tireNoiseClass?.toUpperCase() ?? current?.noiseClass,
      snow: flag(row.tireSnow, current?.snow ?? false),
      ice: flag(row.tireIce, current?.ice ?? false),
    });
  } catch (error) {
    if (error instanceof WrongTireLabel) return { key: "importTireLabel", values: { fields: error.fields } };
    throw error;
  }
};
