/** Texts of `SearchField`. */
export interface SearchFieldTexts {
  /** Label of the button that clears the field. */
  clear: string;
}

/** Default without a locale. */
export const english: SearchFieldTexts = {
  clear: "Clear",
};
