import type { Found } from "../found.ts";
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
 * One page of the products that a search finds, in its order.
 * @param named the categories that the words name; only asked for where they decide
 */
export const searchListing = async (
  listing: Listing,
  filters: Filters,
  order: SortOrder,
  { offset, limit }: { offset: number; limit: number },
  named: () => NamedCategories,
): Promise<Found> => {
  const words = await wordsIn(listing, filters);
  const holds = holdsAll(conditionsOf(listing, filters));
  const inOrder = listing.inOrder(order, words);
  if (words && (order === "rank" || order === "shop") && filters.tokens.length > 0) {
    const found = byFit(inOrder.filter(holds), words, named());
    return { ids: found.slice(offset, offset + limit).map(({ id }) => id), total: found.length };
  }
  const ids: number[] = [];
  let total = 0;
  for (const product of inOrder) {
    if (!holds(product)) continue;
    if (total >= offset && ids.length < limit) ids.push(product.id);
    total += 1;
  }
  return { ids, total };
};
