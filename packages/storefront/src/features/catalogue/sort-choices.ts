import type { SortChoice } from "@carmine/design-system";
import type { SearchSort } from "./search-params.ts";

/** The order that pressing *Price* leads to: cheap first, dear first, then none. */
const nextPriceSort = (sort: SearchSort | undefined): SearchSort | undefined =>
  sort === "price-asc" ? "price-desc" : sort === "price-desc" ? undefined : "price-asc";

interface SortChoicesInput<Id extends string> {
  readonly sort: SearchSort | undefined;
  /** Orders that are offered after the list's own one. */
  readonly offered: readonly Id[];
  readonly label: (id: Id | "default") => string;
  readonly hrefOf: (sort: SearchSort | undefined) => string;
}

/** The orders of a list of products as links. */
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
      : // Pressing the chosen one takes it back.
        { id, label: label(id), href: hrefOf(sort === id ? undefined : id), current: sort === id },
  ),
];
