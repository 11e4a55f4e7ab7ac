/** Texts of `Pagination`. */
export interface PaginationTexts {
  /** Label of the link to a page: `{page}`. */
  page: string;
  /** Text of the previous link; only its accessible name if `compact`. */
  previous: string;
  /** Text of the next link; only its accessible name if `compact`. */
  next: string;
}

/** Default without a locale. */
export const english: PaginationTexts = {
  page: "Page {page}",
  previous: "Previous",
  next: "Next",
};
