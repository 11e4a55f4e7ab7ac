import { limits, type Facet } from "@carmine/api/contract";
import type { ApiClient } from "@carmine/api/client";
import { queries } from "@carmine/api/hooks";
import { filtersOf, sortQueries, type Search } from "../../../../features/catalogue/search-params.ts";

/** The filters of a search within a shop. */
export const shopFacets = (api: ApiClient, shopId: number, search: Search) => {
  const { cid, ...filters } = filtersOf(search);
  return queries.productFacets(api, {
    ...filters,
    merId: shopId,
    ...(cid !== undefined && { shopCid: cid }),
  });
};

/**
 * Number of products by id of the shop's own categories, whichever is selected. Undefined if the back end doesn't
 * count all products, because a category without a count may then have some.
 */
export const countsByCategory = (facets: readonly Facet[]): ReadonlyMap<number, number> | undefined => {
  const facet = facets.find(({ key }) => key === "shopCid");
  if (!facet || facet.isPartial) return undefined;
  return new Map(facet.values.map(({ value, count }) => [Number(value), count]));
};

/** Facets without the shop itself, the marketplace's categories (the shop has its own) and a single brand. */
export const choicesInShop = (facets: readonly Facet[]): Facet[] =>
  facets.filter(({ key, values }) => {
    if (key === "brandId") return values.length > 1 || values.some(({ selected }) => selected);
    return key !== "merId" && key !== "cid" && key !== "shopCid";
  });

/** A page of a search within a shop. */
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
