import { readTireLabel, WrongTireLabel } from "../catalogue/products/tire-label.ts";
import type { TireLabel } from "@carmine/api/contract";
import type { Row } from "./columns.ts";

/** An empty field says no; a word that is neither stays as it is and is refused with the label. */
const flag = (text: string): boolean | string =>
  ["", "false", "true"].includes(text.toLowerCase()) ? text.toLowerCase() === "true" : text;

/**
 * The grades of a tire, from the first row of the product: fuel efficiency, wet grip, noise and its class, or none of
 * them.
 * @returns null where the row has none; the reason, a sentence, where they are wrong
 */
export const readLabel = (row: Row): TireLabel | string | null => {
  const graded = [row.tireFuel, row.tireWet, row.tireNoise, row.tireNoiseClass];
  if (graded.every((text) => text === "")) return null;
  try {
    return readTireLabel({
      fuel: row.tireFuel.toUpperCase(),
      wet: row.tireWet.toUpperCase(),
      noise: Number(row.tireNoise.replace(/\s*dB$/i, "")),
      noiseClass: row.tireNoiseClass.toUpperCase(),
      snow: flag(row.tireSnow),
      ice: flag(row.tireIce),
    });
  } catch (error) {
    if (error instanceof WrongTireLabel) return error.message;
    throw error;
  }
};
