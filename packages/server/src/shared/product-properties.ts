import type { LocalizedText } from "./localized-text.ts";

/** One value of a property of the kind "choice". */
export interface PropertyChoice {
  /** Unique within the property; without comma and colon. */
  key: string;
  name: LocalizedText;
}

/**
 * Value of a property: a number in its unit, the key of a choice, a flag or a text. A list if it differs
 * between skus, such as the load capacity of several sizes.
 */
export type PropertyValue = number | string | boolean | LocalizedText | (number | string)[];

/** A selling point with a picture, shown above the description. */
export interface ProductFeature {
  title: LocalizedText;
  text: LocalizedText;
  /** Picture key. */
  picture: string | null;
}
