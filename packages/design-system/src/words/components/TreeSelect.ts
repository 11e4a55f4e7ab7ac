/** Texts of `TreeSelect`. */
export interface TreeSelectTexts {
  /** Label and placeholder of the search field. */
  search: string;
  /** Shown if nothing matches. */
  empty: string;
  /** Label of the button that clears the value. */
  clear: string;
}

/** Default without a locale. */
export const english: TreeSelectTexts = {
  search: "Search",
  empty: "Nothing found. Try fewer letters.",
  clear: "Clear",
};
