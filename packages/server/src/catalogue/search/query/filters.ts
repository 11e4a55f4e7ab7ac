import { readOptionValues, understandQuery } from "./understand-query.ts";

/** What the query string of list and facets may hold, after validation. */
export interface ProductQuery {
  keyword?: string;
  cid?: number;
  priceOrder?: "asc" | "desc";
  salesOrder?: "asc" | "desc";
  minPrice?: string;
  maxPrice?: string;
  brandId?: number;
  merId?: number;
  minStar?: number;
  optionValues?: string;
  sort?: "new" | "star";
  inStock?: boolean;
}

export type SortOrder = "rank" | "sales" | "salesUp" | "price" | "priceDown" | "new" | "star";

/** A search as the database is asked for it. */
export interface Filters {
  /** Every group has to be found; the tokens of a group are alternatives. */
  tokens: string[][];
  /** Wanted values of each option; each option restricts, its values are alternatives. */
  options: Map<string, string[]>;
  cid?: number;
  shopCid?: number;
  brandId?: number;
  merId?: number;
  minPrice?: string;
  maxPrice?: string;
  minStar?: number;
  inStock: boolean;
}

/** `salesOrder` wins over `priceOrder` (wire contract, 1.4); both win over `sort`. */
export const sortOrderOf = (query: ProductQuery): SortOrder => {
  if (query.salesOrder) return query.salesOrder === "desc" ? "sales" : "salesUp";
  if (query.priceOrder) return query.priceOrder === "desc" ? "priceDown" : "price";
  return query.sort ?? "rank";
};

const amount = /^\d{1,10}(\.\d{1,2})?$/;

/** An amount that can't be one restricts nothing, as if the field were left empty. */
const amountOf = (text: string | undefined): string | undefined =>
  text !== undefined && amount.test(text.trim()) ? text.trim() : undefined;

/** Turns a query string into filters; options named by the words and by `optionValues` restrict together. */
export const readFilters = (query: ProductQuery): Filters => {
  const { facets, tokens } = understandQuery(query.keyword ?? "");
  const options = readOptionValues(query.optionValues);
  // A size chosen in the filter column replaces the one that was typed.
  for (const [key, values] of readOptionValues(facets.join(",")))
    if (!options.has(key)) options.set(key, values);
  return {
    tokens: tokens.map((token) => [token]),
    options,
    cid: query.cid,
    brandId: query.brandId,
    merId: query.merId,
    minPrice: amountOf(query.minPrice),
    maxPrice: amountOf(query.maxPrice),
    minStar: query.minStar,
    inStock: query.inStock ?? false,
  };
};
