import type { CountedText } from "../fill-counted.ts";

/** Texts of `RatingInput`. */
export interface RatingInputTexts {
  /** Name of one option: `{count}`, 4 or 4.5. */
  stars: CountedText;
}

/** Default without a locale. */
export const english: RatingInputTexts = {
  stars: { one: "{count} star", other: "{count} stars" },
};
