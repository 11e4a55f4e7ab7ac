/** Texts of `HeaderSearch`. */
export interface HeaderSearchTexts {
  /** Label of the search button. */
  submit: string;
}

/** Default without a locale. */
export const english: HeaderSearchTexts = {
  submit: "Search",
};
