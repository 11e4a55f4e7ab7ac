/** Words of a `SearchField`. */
export interface SearchFieldTexts {
  /** Name of the button that empties the field. */
  clear: string;
}

/** Where no locale is given. */
export const english: SearchFieldTexts = {
  clear: "Clear",
};
