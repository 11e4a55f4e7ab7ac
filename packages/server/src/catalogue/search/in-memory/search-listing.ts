import type { WireLocale } from "@carmine/api/contract";
import type { CategoryRow } from "../../category-tree.ts";
import type { Found } from "../query/found.ts";
import type { Filters, SortOrder } from "../query/filters.ts";
import { type NamedCategories, namedCategories } from "../query/relevance.ts";
import { conditionsOf, holdsAll } from "./conditions.ts";
import { fitIn } from "./fit.ts";
import type { ListedProduct, Listing } from "./listing.ts";
import { wordValues, type WordMatches } from "./word-matches.ts";

/** Products that match the words of a search; null without words. */
export const wordsIn = async (listing: Listing, filters: Filters): Promise<WordMatches | null> => {
  const words = wordValues(filters);
  return words && listing.matchesOfWords(words);
};

/** Sorts by relevance, most relevant first; stable for ties. */
const byFit = (
  products: readonly ListedProduct[],
  words: WordMatches,
  named: NamedCategories,
): readonly ListedProduct[] =>
  [...Map.groupBy(products, (product) => fitIn(product, words, named))]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, group]) => group);

/** Categories that the words may name, in the language of the caller. */
interface Reader {
  readonly categories: readonly CategoryRow[];
  readonly locale: WireLocale;
}

/** Results by matching products, then by the language of the named categories. */
const known = new WeakMap<readonly ListedProduct[], Map<WireLocale, readonly ListedProduct[]>>();

/** Sorted products that match the words; cached, because shoppers change filters and pages more often than words. */
const foundInOrder = (
  listing: Listing,
  words: WordMatches | null,
  order: SortOrder,
  { tokens }: Filters,
  { categories, locale }: Reader,
): readonly ListedProduct[] => {
  const products = listing.inOrder(order, words);
  if (!words || (order !== "rank" && order !== "shop") || tokens.length === 0) return products;
  const ofProducts = known.get(products) ?? new Map<WireLocale, readonly ListedProduct[]>();
  known.set(products, ofProducts);
  const ordered =
    ofProducts.get(locale) ?? byFit(products, words, namedCategories(tokens, categories, locale));
  ofProducts.set(locale, ordered);
  return ordered;
};

/** One page of the sorted search results. */
export const searchListing = async (
  listing: Listing,
  filters: Filters,
  order: SortOrder,
  { offset, limit }: { offset: number; limit: number },
  reader: Reader,
): Promise<Found> => {
  const words = await wordsIn(listing, filters);
  const holds = holdsAll(conditionsOf(listing, filters));
  const ids: number[] = [];
  let total = 0;
  for (const product of foundInOrder(listing, words, order, filters, reader)) {
    if (!holds(product)) continue;
    if (total >= offset && ids.length < limit) ids.push(product.id);
    total += 1;
  }
  return { ids, total };
};
