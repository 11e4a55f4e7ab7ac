import { limits, type Facet } from "@carmine/api/contract";
import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { filtersOf, sortQueries, type Search } from "../../../../features/catalogue/search-params.ts";

/** The filters of a search inside of a shop. */
export const shopFacets = (api: ApiClient, shopId: number, search: Search) => {
  const { cid, ...filters } = filtersOf(search);
  return queries.productFacets(api, {
    ...filters,
    merId: shopId,
    ...(cid !== undefined && { shopCid: cid }),
  });
};

/**
 * Products of the list in each of the shop's own categories, by its id, whichever is chosen; undefined where nobody
 * counts them, or not all products, so that a category without a number may have some.
 */
export const countsByCategory = (facets: readonly Facet[]): ReadonlyMap<number, number> | undefined => {
  const facet = facets.find(({ key }) => key === "shopCid");
  if (!facet || facet.isPartial) return undefined;
  return new Map(facet.values.map(({ value, count }) => [Number(value), count]));
};

/**
 * Those that are offered there: the shop itself is no choice, its own categories stand for the marketplace's, and its only
 * brand narrows nothing.
 */
export const choicesInShop = (facets: readonly Facet[]): Facet[] =>
  facets.filter(({ key, values }) => {
    if (key === "brandId") return values.length > 1 || values.some(({ selected }) => selected);
    return key !== "merId" && key !== "cid" && key !== "shopCid";
  });

/** A page of a search inside of a shop. */
export const shopList = (api: ApiClient, shopId: number, search: Search) => {
  const { asText: _asText, ...filters } = filtersOf(search);
  return queries.shopProducts(api, {
    ...filters,
    merId: shopId,
    ...(search.sort && sortQueries[search.sort]),
    page: search.page,
    limit: limits.searchPageSize,
  });
};
