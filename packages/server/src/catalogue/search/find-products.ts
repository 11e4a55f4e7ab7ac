import { type Facet, type FilterName, productFilters } from "@carmine/api/contract";
import { countShopCategories } from "./facets/count-shop-categories.ts";
import { countFacets, type ValueNames } from "./engine/count-facets.ts";
import { type Filters, readFilters, type ShopQuery, sortOrderOf } from "./query/filters.ts";
import { correctUnspaced } from "./query/correct-unspaced.ts";
import { correctSpelling } from "./query/correct-spelling.ts";
import type { ShopNames } from "./query/named-shops.ts";
import type { Found } from "./query/found.ts";
import { searchProducts } from "./engine/search-products.ts";
import { withChosen } from "./facets/chosen-without-match.ts";
import { shapeFacets } from "./facets/shape-facets.ts";
import type { Queryable } from "../../database/connection.ts";
import type { SearchKnowledge } from "./search-knowledge.ts";
import { wordsWithoutFillers } from "./query/fillers.ts";
import { queryTokens } from "./query/tokens.ts";

interface Attempt<Result> {
  result: Result;
  filters: Filters;
  didYouMean: string | null;
}

/** Searches the words literally, for products with a size in their text but not as an option. */
const literally = (query: ShopQuery): Filters => ({
  ...readFilters({ ...query, keyword: "" }),
  tokens: queryTokens(wordsWithoutFillers(query.keyword ?? "")).map((token) => [[token]]),
});

/** The filters of a query; in a shop, the shop isn't one of them. */
const filterNames = ({ isOfShop }: ShopQuery): FilterName[] =>
  (Object.keys(productFilters) as FilterName[]).filter((name) => !(isOfShop && name === "merId"));

const hasFilters = (query: ShopQuery): boolean =>
  filterNames(query).some((name) => {
    const value = query[name];
    return (
      value !== undefined && value !== false && value !== "" && !(Array.isArray(value) && value.length === 0)
    );
  });

/** The words with their category or shop, without the filters. */
const withoutFilters = (query: ShopQuery): ShopQuery => ({
  ...query,
  ...Object.fromEntries(filterNames(query).map((name) => [name, undefined])),
});

/** Restricts the search to the shops named by the words: "Nordic Tire House". */
const inNamedShops = (shops: ShopNames, query: ShopQuery): Filters | null => {
  const named = shops.named(query.keyword ?? "");
  return named.length === 0 ? null : readFilters({ ...query, keyword: "", merId: named });
};

/**
 * Runs a search; without results, retries in the shops named by the words, then with corrected spelling, and
 * finally with the words taken literally. Words whose products are only excluded by filters don't name a
 * shop.
 */
const attempt = async <Result>(
  db: Queryable,
  query: ShopQuery,
  knowledge: SearchKnowledge,
  run: (filters: Filters) => Result,
  isEmpty: (result: Result) => boolean,
): Promise<Attempt<Result>> => {
  const { synonyms, locale, listing, shops } = knowledge;
  const filters = readFilters(query, synonyms);
  const first = { result: run(filters), filters, didYouMean: null };
  if (!query.keyword || filters.isUnreadable || !isEmpty(first.result)) return first;
  const areFilteredOut = (): boolean =>
    hasFilters(query) && !isEmpty(run(readFilters(withoutFilters(query), synonyms)));
  const mayNameShops = !query.merId?.length && !areFilteredOut();
  const ofShops = mayNameShops ? inNamedShops(shops, query) : null;
  if (ofShops) {
    const result = run(ofShops);
    // The shops weren't chosen, so they aren't shown as a choice.
    if (!isEmpty(result)) return { result, filters: { ...ofShops, merIds: [] }, didYouMean: null };
  }
  const corrected = await correctSpelling(db, listing.words, filters, query.keyword, locale);
  if (corrected) {
    const mended = { ...filters, tokens: corrected.tokens };
    const result = run(mended);
    if (!isEmpty(result)) return { result, filters: mended, didYouMean: corrected.didYouMean };
  }
  const respelled = correctUnspaced(query.keyword, knowledge);
  if (respelled !== undefined) {
    const mended = readFilters({ ...query, keyword: respelled }, synonyms);
    const result = run(mended);
    if (!isEmpty(result)) return { result, filters: mended, didYouMean: respelled };
  }
  const literal = literally(query);
  if (literal.tokens.length === filters.tokens.length) return first;
  const result = run(literal);
  return isEmpty(result) ? first : { result, filters: literal, didYouMean: null };
};

/** One page of a search, with the corrected words if the typed ones have no results. */
export const findProducts = async (
  db: Queryable,
  query: ShopQuery,
  page: { page: number; limit: number },
  knowledge: SearchKnowledge,
): Promise<Found & Pick<Filters, "recognized"> & { didYouMean: string | null }> => {
  const { result, filters, didYouMean } = await attempt(
    db,
    query,
    knowledge,
    (tried) => searchProducts(tried, sortOrderOf(query), page, knowledge),
    ({ total }) => total === 0,
  );
  return { ...result, didYouMean, recognized: filters.recognized };
};

/**
 * Number of results without filters, with the corrected words if only those have results; `undefined` for a
 * search without filters.
 */
export const countUnfiltered = async (
  db: Queryable,
  query: ShopQuery,
  knowledge: SearchKnowledge,
): Promise<{ total: number; didYouMean: string | null } | undefined> => {
  if (!hasFilters(query)) return undefined;
  return await findProducts(db, withoutFilters(query), { page: 1, limit: 1 }, knowledge);
};

/** The facets of the same search. */
export const findFacets = async (
  db: Queryable,
  query: ShopQuery,
  knowledge: SearchKnowledge,
  names: ValueNames,
): Promise<Facet[]> => {
  const { categories, locale, listing } = knowledge;
  const { result, filters } = await attempt(
    db,
    query,
    knowledge,
    (tried) => countFacets(listing.index, tried, names),
    ({ total }) => total === 0,
  );
  const ofShop = await countShopCategories(db, filters, knowledge);
  const facets = shapeFacets(
    withChosen(result, filters, names),
    filters,
    categories,
    names.optionKeys,
    locale,
  );
  return ofShop ? [ofShop, ...facets] : facets;
};
