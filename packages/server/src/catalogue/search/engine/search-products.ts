import { limits, type WireLocale } from "@carmine/api/contract";
import type { CategoryRow } from "../../category-tree.ts";
import type { Found } from "../query/found.ts";
import type { Filters, SortOrder } from "../query/filters.ts";
import { namedCategories } from "../query/relevance.ts";
import { includes } from "./doc-set.ts";
import type { ListingIndex } from "./listing-index.ts";
import type { LiveListing } from "./live-listing.ts";
import { type Matches, matchesOf } from "./matches.ts";
import type { Ordering } from "./orders.ts";
import { smallest } from "./smallest.ts";
import { namePrefixTerms, nameTerms } from "./terms.ts";

/** What a search reads. */
export interface SearchContext {
  readonly categories: readonly CategoryRow[];
  readonly listing: LiveListing;
  readonly locale: WireLocale;
}

/**
 * Relevance of each doc, by index, at most 13: products whose name contains all words and whose category is named,
 * those whose name contains them and begins with one, those found by category, options or keywords; then available
 * ones.
 */
const relevanceOf = (
  index: ListingIndex,
  docs: Uint32Array,
  tokens: Filters["tokens"],
  { categories, locale }: Pick<SearchContext, "categories" | "locale">,
): Uint8Array => {
  const named = namedCategories(tokens, categories, locale);
  const numbersOf = (ids: Iterable<number>): Set<number> =>
    new Set([...ids].flatMap((value) => index.valueNumber({ facet: "cid", value }) ?? []));
  const [best, others] = [numbersOf(named.best), numbersOf(named.others)];
  const inName = index.find(nameTerms(tokens));
  const beginsName = index.find(namePrefixTerms(tokens));
  const { values: inStock } = index.inStock;
  const { values } = index.values;
  const isIn = (doc: number, wanted: ReadonlySet<number>): boolean => {
    if (wanted.size === 0) return false;
    for (let at = index.values.startOf(doc), end = index.values.startOf(doc + 1); at < end; at += 1)
      if (wanted.has(values[at] ?? 0)) return true;
    return false;
  };
  const relevance = new Uint8Array(docs.length);
  for (const [at, doc] of docs.entries()) {
    const isBest = isIn(doc, best);
    const category = isBest ? 3 : isIn(doc, others) ? 1 : 0;
    const fit = includes(inName, doc) ? 2 + category + Number(includes(beginsName, doc)) : Number(isBest);
    relevance[at] = 2 * fit + (inStock[doc] ?? 0);
  }
  return relevance;
};

const maxRelevance = 13;

/** The docs of a page, by sorting the matches. */
const sortedPage = (
  matches: Uint32Array,
  relevance: Uint8Array | undefined,
  { docs, places }: Ordering,
  offset: number,
  limit: number,
): number[] => {
  // One sort key per match: relevance first, then the position in the requested order.
  const keys = new Float64Array(matches.length);
  for (let at = 0; at < keys.length; at += 1)
    keys[at] = (maxRelevance - (relevance?.[at] ?? 0)) * docs.length + (places[matches[at] ?? 0] ?? 0);
  const upToPage = smallest(keys, offset + limit);
  return Array.from(upToPage.subarray(offset), (key) => docs[key % docs.length] ?? 0);
};

/** The docs of a page, by walking through all products in their order. */
const walkedPage = (
  { includes: isMatch }: Matches,
  { docs }: Ordering,
  offset: number,
  limit: number,
): number[] => {
  const page: number[] = [];
  let passed = 0;
  for (const doc of docs) {
    if (!isMatch(doc)) continue;
    if (passed >= offset) page.push(doc);
    passed += 1;
    if (page.length === limit) break;
  }
  return page;
};

/** Whether a search has results. */
export const hasResults = (filters: Filters, { listing }: SearchContext): boolean =>
  !filters.isUnreadable && matchesOf(listing.index, filters, 1).docs.length > 0;

/** One page of the sorted results of a search. */
export const searchProducts = (
  filters: Filters,
  order: SortOrder,
  { page, limit }: { readonly page: number; readonly limit: number },
  knowledge: SearchContext,
): Found => {
  if (filters.isUnreadable) return { ids: [], total: 0 };
  const { index, orders } = knowledge.listing;
  const matches = matchesOf(index, filters, limits.searchWindow);
  const total = matches.docs.length;
  const offset = (page - 1) * limit;
  const count = Math.min(limit, total - offset);
  if (count <= 0) return { ids: [], total };
  const ordering = orders.by(order);
  const isByRelevance = filters.tokens.length > 0 && (order === "rank" || order === "shop");
  // Larger results are in their order alone, without relevance: nearly every product fits equally.
  const isSorted =
    matches.isComplete && (isByRelevance || (offset + count) * index.liveCount > total * total);
  const relevance =
    isSorted && isByRelevance ? relevanceOf(index, matches.docs, filters.tokens, knowledge) : undefined;
  const docs = isSorted
    ? sortedPage(matches.docs, relevance, ordering, offset, count)
    : walkedPage(matches, ordering, offset, count);
  return { ids: docs.map((doc) => index.ids.values[doc] ?? 0), total };
};
