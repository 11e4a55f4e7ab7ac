import type { SearchKnowledge } from "../search-knowledge.ts";
import { type DocSet, includes, intersect, isEmpty, pickDocs, unite } from "../engine/doc-set.ts";
import { anyTerm, categoryTerm, nameTerms, optionTerm, wordTerms } from "../engine/terms.ts";
import type { Queryable } from "../../../database/connection.ts";
import { correctSpelling } from "../query/correct-spelling.ts";
import { readFilters, type ShopQuery } from "../query/filters.ts";

/** Number of cards in one row. */
const maxCards = 6;
/** Maximum candidates, ranked by how much of the search they match. */
const maxCandidates = 1000;
/** Only the first words of a longer search count. */
const maxParts = 24;

/** Matches of one part of a search. */
interface Part {
  readonly found: DocSet;
  readonly named: DocSet;
}

/**
 * The ids of the nearest products of a search without results: they match most of its words (after spelling
 * correction) and most of its options. Ignores prices, brands, shops, stars and stock.
 */
export const nearestProducts = async (
  db: Queryable,
  query: ShopQuery,
  { synonyms, locale, listing: { index, words } }: Pick<SearchKnowledge, "listing" | "locale" | "synonyms">,
): Promise<number[]> => {
  const { tokens, options, cid } = readFilters(query, synonyms);
  const corrected = query.keyword
    ? await correctSpelling(db, words, { tokens }, query.keyword, locale)
    : null;
  const none: DocSet = new Uint32Array(index.live.length);
  const parts: Part[] = [
    ...(corrected?.tokens ?? tokens).map((group) => ({
      found: index.find(wordTerms([group])),
      named: index.find(nameTerms([group])),
    })),
    ...[...options].map(([key, values]) => ({
      found: index.find(anyTerm(values.map((value) => optionTerm(`${key}:${value}`)))),
      named: none,
    })),
    ...(cid === undefined ? [] : [{ found: index.find(anyTerm([categoryTerm(cid)])), named: none }]),
  ].slice(0, maxParts);
  const known = parts.filter(({ found }) => !isEmpty(found));
  if (known.length === 0) return [];
  const sets = known.map(({ found }) => found);
  const least = Math.ceil(parts.length / 4);
  const { rank } = index.numbers;
  let best: number[] = [];
  // All parts, all but one, any: each step includes the previous results.
  for (const matches of [
    () => intersect(sets),
    () => unite(sets.map((_, at) => (sets.length === 1 ? none : intersect(sets.toSpliced(at, 1))))),
    () => unite(sets),
  ]) {
    const numberWith = (doc: number, kind: "found" | "named"): number =>
      known.filter((part) => includes(part[kind], doc)).length;
    best = Array.from(
      pickDocs(matches(), maxCandidates, () => true),
      (doc) => ({
        doc,
        found: numberWith(doc, "found"),
        named: numberWith(doc, "named"),
      }),
    )
      .filter(({ found }) => found >= least)
      .toSorted(
        (a, b) =>
          b.found - a.found ||
          b.named - a.named ||
          (index.inStock.values[b.doc] ?? 0) - (index.inStock.values[a.doc] ?? 0) ||
          (rank.values[b.doc] ?? 0) - (rank.values[a.doc] ?? 0) ||
          (index.ids.values[b.doc] ?? 0) - (index.ids.values[a.doc] ?? 0),
      )
      .slice(0, maxCards)
      .map(({ doc }) => index.ids.values[doc] ?? 0);
    if (best.length === maxCards) break;
  }
  return best;
};
