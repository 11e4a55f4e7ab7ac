/** One page of a list. */
export interface Page<Item> {
  readonly list: readonly Item[];
  /** Number of items on all pages. */
  readonly total: number;
}

/** Maps the rows of a wire page. */
export const pageModel =
  <Row, Item>(toItem: (row: Row) => Item) =>
  ({ list, total }: { list: readonly Row[]; total: number }): Page<Item> => ({
    list: list.map(toItem),
    total,
  });
