import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Filters } from "./filters.ts";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { isMistyped } from "./edit-distance.ts";
import { meantWords } from "./fillers.ts";
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

/** Whether a page offers the word `w`: words of its language, and English ones. */
export const isOfferedIn = (locale: WireLocale): SQL => sql`w.locales && array[${locale}, 'en']::text[]`;

interface WordRow {
  typed: string;
  known: boolean;
  /** Words of the catalog with the typed prefix. */
  longer: string[];
  /** Correction candidates: with two letters swapped, else the most similar. */
  alike: string[];
}

/** Additional similarity required of a word in another language than the page's. */
const headStart = 0.2;

/** Number of most similar words to consider. */
const mostAlike = 10;

/** Longer words have too many letter pairs; only their trigrams are compared. */
const swappedUpTo = 24;

const swapsOf = (word: string): string[] =>
  word.length > swappedUpTo ? [] : [...new Set([word, foldPlural(word)].flatMap(swappedLetters))];

/**
 * Looks up words in the catalog's word list by prefix, with two letters swapped, and by trigrams. A
 * misspelled word differs by a letter or two: "nord" isn't "nordic".
 */
const lookUp = (db: Queryable, words: string[], locale: WireLocale): Promise<WordRow[]> => {
  const likeness = sql`similarity(w.word, typed) + case when ${isOfferedIn(locale)} then ${sql.raw(String(headStart))} else 0 end`;
  return rowsOf<WordRow>(
    db,
    sql`select typed,
      exists (select from search_word w where w.word in (typed, singular)) as known,
      array(select w.word from search_word w where w.word like typed || '%' order by w.weight desc limit 50) as longer,
      array(select w.word from search_word w where w.word = any(swaps)
        order by ${likeness} desc, w.weight desc, w.word limit 1)
      || array(select w.word from search_word w
        where w.word % typed and abs(length(w.word) - length(typed)) <= greatest(1, length(typed) / 4)
        order by ${likeness} desc, w.weight desc, w.word limit ${sql.raw(String(mostAlike))}) as alike
    from jsonb_to_recordset(${JSON.stringify(words.map((typed) => ({ typed, singular: foldPlural(typed), swaps: swapsOf(typed) })))}::jsonb)
      as query(typed text, singular text, swaps text[])`,
  );
};

/**
 * Corrects a search without results: unfinished words are completed, misspelled ones replaced by the most
 * similar word of the catalog. Null if there is nothing to correct.
 */
export const correctSpelling = async (
  db: Queryable,
  filters: Pick<Filters, "tokens">,
  keyword: string,
  locale: WireLocale,
): Promise<Corrected | null> => {
  const said = wordsOf(meantWords(keyword));
  const { tokens, text, taken } = regroup(filters.tokens, keyword, await regroupWords(db, said));
  const spelled = [...new Set(said.filter((word) => isSpelled(word) && !taken.has(word)))];
  const rows = spelled.length === 0 ? [] : await lookUp(db, spelled, locale);
  const replaced = new Map<string, string[]>();
  const corrections = new Map<string, string>();
  for (const { typed, known, longer, alike } of rows) {
    if (known) continue;
    const swapped = new Set(swapsOf(typed));
    const meant = alike.find((word) => swapped.has(word) || isMistyped(typed, word));
    if (longer.length > 0) replaced.set(foldPlural(typed), [...new Set(longer.map(foldPlural))]);
    else if (meant !== undefined) {
      replaced.set(foldPlural(typed), queryTokens(meant));
      corrections.set(typed, meant);
    }
  }
  if (replaced.size === 0 && taken.size === 0) return null;
  const words = text.split(/\s+/).map((word) => {
    const typed = wordsOf(meantWords(word)).find((part) => corrections.has(part));
    return (typed !== undefined && corrections.get(typed)) || word;
  });
  return {
    tokens: tokens.map((group) => replaced.get(group[0]?.[0] ?? "")?.map((token) => [token]) ?? group),
    didYouMean: corrections.size > 0 || taken.size > 0 ? words.join(" ") : null,
  };
};
