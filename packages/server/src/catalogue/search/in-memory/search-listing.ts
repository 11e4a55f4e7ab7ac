import type { Filters, SortOrder } from "../query/filters.ts";
import type { NamedCategories } from "../relevance.ts";
import { conditionsOf, holdsAll } from "./conditions.ts";
import { fitIn } from "./fit.ts";
import type { ListedProduct, Listing } from "./listing.ts";
import { wordValues, type WordMatches } from "./word-matches.ts";

/** What the words of a search find; null without words. */
export const wordsIn = async (listing: Listing, filters: Filters): Promise<WordMatches | null> => {
  const words = wordValues(filters);
  return words && listing.matchesOfWords(words);
};

/** Those that fit best first, among equals as they were. */
const byFit = (
  products: readonly ListedProduct[],
  words: WordMatches,
  named: NamedCategories,
): readonly ListedProduct[] =>
  [...Map.groupBy(products, (product) => fitIn(product, words, named))]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, group]) => group);

/**
 * The products that a search finds, in its order.
 * @param named the categories that the words name; only asked for where they decide
 */
export const searchListing = async (
  listing: Listing,
  filters: Filters,
  order: SortOrder,
  named: () => NamedCategories,
): Promise<readonly ListedProduct[]> => {
  const words = await wordsIn(listing, filters);
  const found = listing.inOrder(order).filter(holdsAll(conditionsOf(listing, filters, words)));
  return words && order === "rank" && filters.tokens.length > 0 ? byFit(found, words, named()) : found;
};
