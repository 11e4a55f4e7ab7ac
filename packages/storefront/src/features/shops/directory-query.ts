import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import type { ShopFilters } from "@carmine/api/hooks";
import type { DirectorySearch } from "./directory-address.ts";

/** Three rows of three at the width of the content. */
export const shopsPerPage = 9;

const filtersOf = ({ title, seller, typeId, categoryId }: DirectorySearch): ShopFilters => ({
  ...(title !== undefined && { keywords: title }),
  ...(seller === "self" && { isSelf: true }),
  ...(seller === "verified" && { isVerified: true }),
  ...(typeId !== undefined && { typeId }),
  ...(categoryId !== undefined && { categoryId }),
});

/** How many shops each filter of a list would leave. */
export const countsQuery = (api: ApiClient, search: DirectorySearch) =>
  queries.merchantCounts(api, filtersOf(search));

/** The shops of a list: the street where nothing narrows it. */
export const directoryQuery = (api: ApiClient, search: DirectorySearch) => {
  const { title, seller, typeId, categoryId, sort, page } = search;
  const pages = { page, limit: shopsPerPage };
  if ([title, seller, typeId, categoryId, sort].every((choice) => choice === undefined))
    return queries.merchantStreet(api, pages);
  return queries.merchantSearch(api, {
    ...filtersOf(search),
    // The stars are the marketplace's own order; without a choice the recommended ones come first.
    ...(sort !== "rating" && { sort: sort ?? "recommended" }),
    ...pages,
  });
};
