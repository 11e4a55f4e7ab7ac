import type { ProductQuery } from "@carmine/api/contract";
import { readOptionValues, parseQuery } from "./parse-query.ts";
import type { Synonym, TokenGroup } from "./token-groups.ts";

/** A search; of one shop's products if `isOfShop`, in one of its categories if `shopCid` is set. */
export type ShopQuery = ProductQuery & { shopCid?: number | undefined; isOfShop?: boolean | undefined };

/** By default `rank` sorts a search and `shop` the products of one shop. */
export type SortOrder = "rank" | "shop" | "sales" | "salesUp" | "price" | "priceDown" | "new" | "star";

/** A search prepared for the database. */
export interface Filters extends Pick<ProductQuery, "cid" | "minPrice" | "maxPrice" | "minStar"> {
  /** Every group must match. */
  tokens: readonly TokenGroup[];
  /** Alternatives; empty for all. */
  brandIds: number[];
  merIds: number[];
  /** The input has nothing to search for, such as "%". */
  isUnreadable: boolean;
  /** Options recognized only in the words, and the remaining words. */
  recognized: { words: string; options: { key: string; value: string }[] } | null;
  /** Alternative values of each option; options are combined. */
  options: Map<string, string[]>;
  shopCid?: number | undefined;
  inStock: boolean;
  /** Products shown elsewhere on the page. */
  except: readonly number[];
}

/** `salesOrder` takes precedence over `priceOrder` (wire contract, 1.4); both over `sort`. */
export const sortOrderOf = (query: ShopQuery): SortOrder => {
  if (query.salesOrder) return query.salesOrder === "desc" ? "sales" : "salesUp";
  if (query.priceOrder) return query.priceOrder === "desc" ? "priceDown" : "price";
  return query.sort ?? (query.isOfShop ? "shop" : "rank");
};

/** Converts a query to filters; options of the words and of `optionValues` are combined. */
export const readFilters = (query: ShopQuery, synonyms: readonly Synonym[] = []): Filters => {
  const {
    keyword = "",
    asText = false,
    optionValues,
    cid = query.pid,
    brandId = [],
    merId = [],
    shopCid,
    minStar,
    inStock = false,
  } = query;
  const { facets, tokens, words } = parseQuery(keyword, synonyms, !asText);
  const options = readOptionValues(optionValues);
  const named: { key: string; value: string }[] = [];
  // A size chosen as a filter replaces the typed one.
  for (const [key, values] of readOptionValues(facets.join(",")))
    if (!options.has(key)) {
      options.set(key, values);
      named.push(...values.map((value) => ({ key, value })));
    }
  return {
    tokens,
    options,
    cid,
    brandIds: brandId,
    merIds: merId,
    shopCid,
    ...inOrder(query.minPrice, query.maxPrice),
    minStar,
    inStock,
    except: [],
    isUnreadable: keyword.trim() !== "" && tokens.length === 0 && facets.length === 0,
    recognized: facets.length === 0 ? null : { words, options: named },
  };
};

/** Swaps price bounds in the wrong order. */
const inOrder = (
  minPrice: string | undefined,
  maxPrice: string | undefined,
): Pick<Filters, "minPrice" | "maxPrice"> =>
  minPrice !== undefined && maxPrice !== undefined && Number(minPrice) > Number(maxPrice)
    ? { minPrice: maxPrice, maxPrice: minPrice }
    : { minPrice, maxPrice };
