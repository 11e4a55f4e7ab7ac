import type { SortChoice } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import {
  changeSearch,
  searchAddress,
  type Search,
  type SearchSort,
} from "../../../features/catalogue/search-address.ts";
import { sortTexts } from "./search-texts.ts";

/** The order that pressing *Price* leads to: cheap first, dear first, then none. */
export const nextPriceSort = (sort: SearchSort | undefined): SearchSort | undefined =>
  sort === "price-asc" ? "price-desc" : sort === "price-desc" ? undefined : "price-asc";

/** The orders of a search as links. */
export const useSortChoices = (search: Search): SortChoice[] => {
  const intl = useIntl();
  const { sort } = search;
  const hrefOf = (next: SearchSort | undefined): string =>
    searchAddress(changeSearch(search, { sort: next }));
  const plain = (id: "sales" | "new" | "star"): SortChoice => ({
    id,
    label: intl.formatMessage(sortTexts[id]),
    // Pressing the chosen one takes it back.
    href: hrefOf(sort === id ? undefined : id),
    current: sort === id,
  });
  return [
    {
      id: "default",
      label: intl.formatMessage(sortTexts.default),
      href: hrefOf(undefined),
      current: sort === undefined,
    },
    plain("sales"),
    {
      id: "price",
      label: intl.formatMessage(sortTexts["price-asc"]),
      href: hrefOf(nextPriceSort(sort)),
      current: sort === "price-asc" || sort === "price-desc",
      direction: sort === "price-asc" ? "ascending" : sort === "price-desc" ? "descending" : "both",
    },
    plain("new"),
    plain("star"),
  ];
};
