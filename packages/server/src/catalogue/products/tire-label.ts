import { tireLabel, type TireLabel } from "@carmine/api/contract";

/** Invalid tire label. */
export class WrongTireLabel extends Error {
  override readonly name = "WrongTireLabel";
  /** Names of the invalid fields. */
  readonly fields: string;

  constructor(fields: string) {
    super(
      `The tire label is wrong in: ${fields}. fuel and wet are A to E, noise is 50 to 99 decibels, noiseClass is A to C, snow and ice are true or false.`,
    );
    this.fields = fields;
  }
}

/**
 * Validates a tire label.
 * @throws WrongTireLabel with each invalid field and its allowed values
 */
export const readTireLabel = (input: unknown): TireLabel => {
  const { success, data, error } = tireLabel.safeParse(input);
  if (success) return data;
  throw new WrongTireLabel(error.issues.map(({ path }) => path.join(".") || "all of it").join(", "));
};
