import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import type { ShopFilters } from "@carmine/api/hooks";
import * as paths from "../../app/paths.ts";
import { id, listParams, oneOf, page, words } from "../list-params.ts";

export const directorySorts = ["rating", "followers", "new"] as const;

const params = {
  title: words(200),
  seller: oneOf(["self", "verified"]),
  typeId: id,
  categoryId: id,
  sort: oneOf(directorySorts),
  page,
};

export type DirectoryState = {
  readonly [Name in keyof typeof params]: ReturnType<(typeof params)[Name]["read"]>;
};

/** Whether the list has no filter and no sort order. */
export const isStreet = ({ title, seller, typeId, categoryId, sort }: DirectoryState): boolean =>
  title === "" && [seller, typeId, categoryId, sort].every((choice) => choice === undefined);

/** The list of shops. Without filters and sort order it is the shop street. */
export const directoryParams = listParams(
  (state: DirectoryState) => (isStreet(state) ? paths.shops : paths.allShops),
  params,
);

/** Three rows of three at the width of the content. */
export const shopsPerPage = 9;

const filtersOf = ({ title, seller, typeId, categoryId }: DirectoryState): ShopFilters => ({
  ...(title !== "" && { keywords: title }),
  ...(seller === "self" && { isSelf: true }),
  ...(seller === "verified" && { isVerified: true }),
  ...(typeId !== undefined && { typeId }),
  ...(categoryId !== undefined && { categoryId }),
});

/** Query of the shop counts for each filter. */
export const countsQuery = (api: ApiClient, search: DirectoryState) =>
  queries.merchantCounts(api, filtersOf(search));

/** Query of the shops in a list; without filters, the shop street. */
export const directoryQuery = (api: ApiClient, search: DirectoryState) => {
  const { sort } = search;
  const pages = { page: search.page, limit: shopsPerPage };
  if (isStreet(search)) return queries.merchantStreet(api, pages);
  return queries.merchantSearch(api, {
    ...filtersOf(search),
    // By rating is the API's default order; without a choice, recommended shops come first.
    ...(sort !== "rating" && { sort: sort ?? "recommended" }),
    ...pages,
  });
};
