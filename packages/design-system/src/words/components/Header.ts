/** Words of a `HeaderSearch`. */
export interface HeaderSearchTexts {
  /** On the button. */
  submit: string;
}

/** Where no locale is given. */
export const english: HeaderSearchTexts = {
  submit: "Search",
};
