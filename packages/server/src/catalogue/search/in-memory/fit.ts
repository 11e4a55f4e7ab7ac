import type { NamedCategories } from "../query/relevance.ts";
import type { ListedProduct } from "./listing.ts";
import type { WordMatches } from "./word-matches.ts";

/** Relevance of a product for the words of a search: `fit` of `relevance.ts`, on the listing in memory. */
export const fitIn = (
  { id, categories, isInStock }: ListedProduct,
  words: WordMatches,
  { best, others }: NamedCategories,
): number => {
  const isBest = categories.some((category) => best.includes(category));
  const isOther = categories.some((category) => others.includes(category));
  const fitOfName = 2 + (isBest ? 3 : isOther ? 1 : 0) + (words.begins.has(id) ? 1 : 0);
  return 2 * (words.named.has(id) ? fitOfName : isBest ? 1 : 0) + (isInStock ? 1 : 0);
};
