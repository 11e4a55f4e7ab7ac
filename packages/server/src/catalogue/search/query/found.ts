/** One page of a search. */
export interface Found {
  /** The products of the page, in their order. */
  ids: number[];
  /** At most `limits.searchWindow`, which stands for that many or more. */
  total: number;
}
