import type { SortChoice } from "@carmine/design-system";
import type { SearchSort } from "./search-params.ts";

/** The order after pressing *Price*: ascending, descending, then the default. */
const nextPriceSort = (sort: SearchSort | undefined): SearchSort | undefined =>
  sort === "price-asc" ? "price-desc" : sort === "price-desc" ? undefined : "price-asc";

interface SortChoicesInput<Id extends string> {
  readonly sort: SearchSort | undefined;
  /** Sort orders after the default one. */
  readonly offered: readonly Id[];
  readonly label: (id: Id | "default") => string;
  readonly hrefOf: (sort: SearchSort | undefined) => string;
}

/** The sort orders of a product list as links. */
export const sortChoices = <Id extends "sales" | "price" | "new" | "star">({
  sort,
  offered,
  label,
  hrefOf,
}: SortChoicesInput<Id>): SortChoice[] => [
  { id: "default", label: label("default"), href: hrefOf(undefined), current: sort === undefined },
  ...offered.map((id): SortChoice =>
    id === "price"
      ? {
          id,
          label: label(id),
          href: hrefOf(nextPriceSort(sort)),
          current: sort === "price-asc" || sort === "price-desc",
          direction: sort === "price-asc" ? "ascending" : sort === "price-desc" ? "descending" : "both",
        }
      : // Pressing the current order returns to the default.
        { id, label: label(id), href: hrefOf(sort === id ? undefined : id), current: sort === id },
  ),
];
