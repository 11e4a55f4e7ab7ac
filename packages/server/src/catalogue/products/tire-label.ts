import { tireLabel, type TireLabel } from "@carmine/api/contract";

/** Invalid tire label. */
export class WrongTireLabel extends Error {
  override readonly name = "WrongTireLabel";
}

/**
 * Validates a tire label.
 * @throws WrongTireLabel with each invalid field and its allowed values
 */
export const readTireLabel = (input: unknown): TireLabel => {
  const { success, data, error } = tireLabel.safeParse(input);
  if (success) return data;
  const parts = error.issues.map(({ path }) => path.join(".") || "all of it").join(", ");
  throw new WrongTireLabel(
    `The tire label is wrong in: ${parts}. fuel and wet are A to E, noise is 50 to 99 decibels, noiseClass is A to C, snow and ice are true or false.`,
  );
};
