/** Words of a `Pagination`. */
export interface PaginationTexts {
  /** Name of the link to a page: `{page}`. */
  page: string;
  /** Words of the way to the page before; its name only, where `compact`. */
  previous: string;
  /** Words of the way to the page after; its name only, where `compact`. */
  next: string;
}

/** Where no locale is given. */
export const english: PaginationTexts = {
  page: "Page {page}",
  previous: "Previous",
  next: "Next",
};
