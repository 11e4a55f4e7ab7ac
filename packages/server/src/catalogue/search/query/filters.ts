import type { ProductQuery } from "@carmine/api/contract";
import { readOptionValues, parseQuery } from "./parse-query.ts";

/** A search, inside one of the shop's own categories where `shopCid` names it. */
export type ShopQuery = ProductQuery & { shopCid?: number | undefined };

export type SortOrder = "rank" | "sales" | "salesUp" | "price" | "priceDown" | "new" | "star";

/** A search as the database is asked for it. */
export interface Filters extends Pick<
  ProductQuery,
  "cid" | "brandId" | "merId" | "minPrice" | "maxPrice" | "minStar"
> {
  /** Every group has to be found; the tokens of a group are alternatives. */
  tokens: string[][];
  /** Wanted values of each option; each option restricts, its values are alternatives. */
  options: Map<string, string[]>;
  shopCid?: number | undefined;
  inStock: boolean;
}

/** `salesOrder` wins over `priceOrder` (wire contract, 1.4); both win over `sort`. */
export const sortOrderOf = (query: ProductQuery): SortOrder => {
  if (query.salesOrder) return query.salesOrder === "desc" ? "sales" : "salesUp";
  if (query.priceOrder) return query.priceOrder === "desc" ? "priceDown" : "price";
  return query.sort ?? "rank";
};

/** Turns a query string into filters; options named by the words and by `optionValues` restrict together. */
export const readFilters = (query: ShopQuery): Filters => {
  const {
    keyword = "",
    optionValues,
    cid,
    brandId,
    merId,
    shopCid,
    minPrice,
    maxPrice,
    minStar,
    inStock = false,
  } = query;
  const { facets, tokens } = parseQuery(keyword);
  const options = readOptionValues(optionValues);
  // A size chosen in the filter column replaces the one that was typed.
  for (const [key, values] of readOptionValues(facets.join(",")))
    if (!options.has(key)) options.set(key, values);
  return {
    tokens: tokens.map((token) => [token]),
    options,
    cid,
    brandId,
    merId,
    shopCid,
    minPrice,
    maxPrice,
    minStar,
    inStock,
  };
};
