import type { ProductQuery } from "@carmine/api/contract";
import { readOptionValues, parseQuery } from "./parse-query.ts";
import type { Synonym, TokenGroup } from "./token-groups.ts";

/** A search, of the products of one shop where `isOfShop`, inside one of its own categories where `shopCid` names it. */
export type ShopQuery = ProductQuery & { shopCid?: number | undefined; isOfShop?: boolean | undefined };

/** Without another wish, `rank` orders a search and `shop` the products of one shop. */
export type SortOrder = "rank" | "shop" | "sales" | "salesUp" | "price" | "priceDown" | "new" | "star";

/** A search as the database is asked for it. */
export interface Filters extends Pick<ProductQuery, "cid" | "minPrice" | "maxPrice" | "minStar"> {
  /** Every group has to be found. */
  tokens: readonly TokenGroup[];
  /** Any of them; empty means all. */
  brandIds: number[];
  merIds: number[];
  /** Something was typed in which there is nothing to look for: "%". */
  isUnreadable: boolean;
  /** Options that the words named and nothing else decided, and the words without them. */
  recognized: { words: string; options: { key: string; value: string }[] } | null;
  /** Wanted values of each option; each option restricts, its values are alternatives. */
  options: Map<string, string[]>;
  shopCid?: number | undefined;
  inStock: boolean;
  /** Products that stand elsewhere on the page already. */
  except: readonly number[];
}

/** `salesOrder` wins over `priceOrder` (wire contract, 1.4); both win over `sort`. */
export const sortOrderOf = (query: ShopQuery): SortOrder => {
  if (query.salesOrder) return query.salesOrder === "desc" ? "sales" : "salesUp";
  if (query.priceOrder) return query.priceOrder === "desc" ? "priceDown" : "price";
  return query.sort ?? (query.isOfShop ? "shop" : "rank");
};

/** Turns a query string into filters; options named by the words and by `optionValues` restrict together. */
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
  // A size chosen in the filter column replaces the one that was typed.
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

/** Bounds that were given the wrong way round still mean the same prices. */
const inOrder = (
  minPrice: string | undefined,
  maxPrice: string | undefined,
): Pick<Filters, "minPrice" | "maxPrice"> =>
  minPrice !== undefined && maxPrice !== undefined && Number(minPrice) > Number(maxPrice)
    ? { minPrice: maxPrice, maxPrice: minPrice }
    : { minPrice, maxPrice };
