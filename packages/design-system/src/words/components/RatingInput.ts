import type { CountedText } from "../fill-counted.ts";

/** Words of a `RatingInput`. */
export interface RatingInputTexts {
  /** Name of one choice: `{count}`, 4 or 4.5. */
  stars: CountedText;
}

/** Where no locale is given. */
export const english: RatingInputTexts = {
  stars: { one: "{count} star", other: "{count} stars" },
};
