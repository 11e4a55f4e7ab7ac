/** One page of a search. */
export interface Found {
  /** The products of the page, in order. */
  ids: number[];
  /** At most `limits.searchWindow`, which means "at least". */
  total: number;
}
