import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { isOffered, type WordList } from "./word-list.ts";
import type { Filters } from "./filters.ts";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { isMistyped } from "./edit-distance.ts";
import { wordsWithoutFillers } from "./fillers.ts";
import { regroup, regroupWords } from "./regroup-words.ts";
import { swappedLetters } from "./swapped-letters.ts";
import type { TokenGroup } from "./token-groups.ts";
import { foldPlural, isSpelled, queryTokens, wordsOf } from "./tokens.ts";

export interface Corrected {
  /** Tokens with misspelled and unfinished words replaced by those of the catalog. */
  tokens: TokenGroup[];
  /** The corrected search as text; null if words were only completed, not corrected. */
  didYouMean: string | null;
}

/** Additional similarity required of a word in another language than the page's. */
const headStart = 0.2;

/** Maximum number of completions of an unfinished word. */
const mostLonger = 50;

/** Number of most similar words to consider. */
const mostAlike = 10;

/** Longer words have too many letter pairs; only their trigrams are compared. */
const swappedUpTo = 24;

const swapsOf = (word: string): string[] =>
  word.length > swappedUpTo ? [] : [...new Set([word, foldPlural(word)].flatMap(swappedLetters))];

/** The words of the catalog that are most similar by trigrams, and of similar length. */
const similarWords = async (db: Queryable, typed: readonly string[], locale: WireLocale) => {
  const rows = await rowsOf<{ typed: string; alike: string[] }>(
    db,
    sql`select typed, array(select w.word from search_word w
        where w.word % typed and abs(length(w.word) - length(typed)) <= greatest(1, length(typed) / 4)
        order by similarity(w.word, typed) + case when w.locales && array[${locale}, 'en']::text[] then ${sql.raw(String(headStart))} else 0 end desc,
          w.weight desc, w.word limit ${sql.raw(String(mostAlike))}) as alike
      from unnest(${sql.param(typed)}::text[]) as typed`,
  );
  return new Map(rows.map(({ typed: word, alike }) => [word, alike]));
};

/** The most frequent word with two letters swapped; words in the language of the page and English ones come first. */
const swappedWord = (words: WordList, typed: string, locale: WireLocale): string | undefined =>
  swapsOf(typed)
    .flatMap((swap) => words.get(swap) ?? [])
    .toSorted(
      (a, b) =>
        Number(isOffered(b, locale)) - Number(isOffered(a, locale)) ||
        b.weight - a.weight ||
        (a.word < b.word ? -1 : 1),
    )[0]?.word;

/**
 * Corrects a search without results: unfinished words are completed, misspelled ones replaced by the most
 * similar word of the catalog. A misspelled word differs by a letter or two: "nord" isn't "nordic". Null if there is
 * nothing to correct.
 */
export const correctSpelling = async (
  db: Queryable,
  words: WordList,
  filters: Pick<Filters, "tokens">,
  keyword: string,
  locale: WireLocale,
): Promise<Corrected | null> => {
  const said = wordsOf(wordsWithoutFillers(keyword));
  const { tokens, text, taken } = regroup(filters.tokens, keyword, regroupWords(words, said));
  const spelled = [...new Set(said.filter((word) => isSpelled(word) && !taken.has(word)))];
  const replaced = new Map<string, string[]>();
  const corrections = new Map<string, string>();
  const correct = (typed: string, correction: string): void => {
    replaced.set(foldPlural(typed), queryTokens(correction));
    corrections.set(typed, correction);
  };
  const unknown: string[] = [];
  for (const typed of spelled) {
    if (words.get(typed) ?? words.get(foldPlural(typed))) continue;
    const longer = words.startingWith(typed).slice(0, mostLonger);
    const swapped = longer.length > 0 ? undefined : swappedWord(words, typed, locale);
    if (longer.length > 0)
      replaced.set(foldPlural(typed), [...new Set(longer.map(({ word }) => foldPlural(word)))]);
    else if (swapped !== undefined) correct(typed, swapped);
    else unknown.push(typed);
  }
  if (unknown.length > 0)
    for (const [typed, alike] of await similarWords(db, unknown, locale)) {
      const correction = alike.find((word) => isMistyped(typed, word));
      if (correction !== undefined) correct(typed, correction);
    }
  if (replaced.size === 0 && taken.size === 0) return null;
  const written = text.split(/\s+/).map((word) => {
    const typed = wordsOf(wordsWithoutFillers(word)).find((part) => corrections.has(part));
    return (typed !== undefined && corrections.get(typed)) || word;
  });
  return {
    tokens: tokens.map((group) => replaced.get(group[0]?.[0] ?? "")?.map((token) => [token]) ?? group),
    didYouMean: corrections.size > 0 || taken.size > 0 ? written.join(" ") : null,
  };
};
