import type { PictureSpec } from "./picture-spec.ts";
import { keyOf } from "./tables/words.ts";

const wordsOf = (value: unknown): string[] => {
  if (typeof value === "string" || typeof value === "number") return [`${value}`];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
};

/**
 * File name of a picture in `demo/pictures`, built from its parameters: `tire-front-winter-norrland-…avif`.
 */
export const pictureFile = (spec: PictureSpec): string => `${keyOf(wordsOf(spec).join(" "))}.avif`;
