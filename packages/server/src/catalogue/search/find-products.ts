import { type Facet, type FilterName, productFilters, type WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { countShopCategories } from "./facets/count-shop-categories.ts";
import { countFacets } from "./facets/count-facets.ts";
import { type FacetCounts, isOption, optionOf } from "./facet-counts.ts";
import { type Filters, readFilters, type ShopQuery, sortOrderOf } from "./query/filters.ts";
import { correctUnspaced } from "./query/correct-unspaced.ts";
import { correctSpelling } from "./query/correct-spelling.ts";
import { shopsNamed } from "./query/named-shops.ts";
import type { Found } from "./query/found.ts";
import { searchProducts } from "./listing/search.ts";
import { withChosen } from "./facets/chosen-without-match.ts";
import { shapeFacets } from "./facets/shape-facets.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import type { SearchKnowledge } from "./search-knowledge.ts";
import { meantWords } from "./query/fillers.ts";
import { queryTokens } from "./query/tokens.ts";
import { textInSql } from "../../shared/localized-text.ts";

interface Attempt<Result> {
  result: Result;
  filters: Filters;
  didYouMean: string | null;
}

/** Searches the words literally, for products with a size in their text but not as an option. */
const literally = (query: ShopQuery): Filters => ({
  ...readFilters({ ...query, keyword: "" }),
  tokens: queryTokens(meantWords(query.keyword ?? "")).map((token) => [[token]]),
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
const inNamedShops = async (db: Queryable, query: ShopQuery): Promise<Filters | null> => {
  const shops = await shopsNamed(db, query.keyword ?? "");
  return shops.length === 0 ? null : readFilters({ ...query, keyword: "", merId: shops });
};

/**
 * Runs a search; without results, retries in the shops named by the words, then with corrected spelling, and
 * finally with the words taken literally. Words whose products are only excluded by filters don't name a
 * shop.
 */
const attempt = async <Result>(
  db: Queryable,
  query: ShopQuery,
  knowledge: Pick<SearchKnowledge, "categories" | "synonyms" | "locale">,
  run: (filters: Filters) => Promise<Result>,
  isEmpty: (result: Result) => boolean,
): Promise<Attempt<Result>> => {
  const { synonyms, locale } = knowledge;
  const filters = readFilters(query, synonyms);
  const first = { result: await run(filters), filters, didYouMean: null };
  if (!query.keyword || filters.isUnreadable || !isEmpty(first.result)) return first;
  const areFilteredOut = async (): Promise<boolean> =>
    hasFilters(query) && !isEmpty(await run(readFilters(withoutFilters(query), synonyms)));
  const mayNameShops = !query.merId?.length && !(await areFilteredOut());
  const ofShops = mayNameShops ? await inNamedShops(db, query) : null;
  if (ofShops) {
    const result = await run(ofShops);
    // The shops weren't chosen, so they aren't shown as a choice.
    if (!isEmpty(result)) return { result, filters: { ...ofShops, merIds: [] }, didYouMean: null };
  }
  const corrected = await correctSpelling(db, filters, query.keyword, locale);
  if (corrected) {
    const mended = { ...filters, tokens: corrected.tokens };
    const result = await run(mended);
    if (!isEmpty(result)) return { result, filters: mended, didYouMean: corrected.didYouMean };
  }
  const respelled = correctUnspaced(query.keyword, knowledge);
  if (respelled !== undefined) {
    const mended = readFilters({ ...query, keyword: respelled }, synonyms);
    const result = await run(mended);
    if (!isEmpty(result)) return { result, filters: mended, didYouMean: respelled };
  }
  const literal = literally(query);
  if (literal.tokens.length === filters.tokens.length) return first;
  const result = await run(literal);
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
    (tried) => searchProducts(db, tried, sortOrderOf(query), page, knowledge),
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

/** Display names of options by key. */
export const readOptionNames = async (db: Queryable, keys: readonly string[], locale: WireLocale) => {
  const rows = await rowsOf<{ key: string; name: string }>(
    db,
    sql`select key, ${textInSql("name", locale)} as name from facet_name where key = any(${sql.param(keys)}::text[])`,
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
};

const optionsOf = ({ values }: FacetCounts): string[] =>
  [...values.keys()].filter(isOption).map(optionOf).toSorted();

/**
 * The facets of the same search.
 * @param namesOf the cached names of options
 */
export const findFacets = async (
  db: Queryable,
  query: ShopQuery,
  knowledge: SearchKnowledge,
  namesOf: (options: readonly string[]) => Promise<ReadonlyMap<string, string>>,
): Promise<Facet[]> => {
  const { categories, locale } = knowledge;
  const { result, filters } = await attempt(
    db,
    query,
    knowledge,
    (tried) => countFacets(db, tried, knowledge),
    ({ total }) => total === 0,
  );
  const [counts, ofShop] = await Promise.all([
    withChosen(db, result, filters, locale),
    countShopCategories(db, filters, knowledge),
  ]);
  const facets = shapeFacets(counts, filters, categories, await namesOf(optionsOf(counts)), locale);
  return ofShop ? [ofShop, ...facets] : facets;
};
