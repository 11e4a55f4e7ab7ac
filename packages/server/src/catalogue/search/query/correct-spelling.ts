import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Filters } from "./filters.ts";
import type { Queryable } from "../../../database/connection.ts";
import { rowsOf } from "../../../database/rows.ts";
import { swappedLetters } from "./swapped-letters.ts";
import type { TokenGroup } from "./token-groups.ts";
import { foldPlural, isSpelled, queryTokens, wordsOf } from "./tokens.ts";

export interface Corrected {
  /** Tokens in which each mistyped or unfinished word has become what the catalogue knows. */
  tokens: TokenGroup[];
  /** The corrected search in words; null when words were only finished, not corrected. */
  didYouMean: string | null;
}

/** Whether a page offers the word `w` of the list: words of its own language, and English ones. */
export const isOfferedIn = (locale: WireLocale): SQL => sql`w.locales && array[${locale}, 'en']::text[]`;

interface WordRow {
  typed: string;
  known: boolean;
  /** Words of the catalogue that begin with the typed one. */
  longer: string[];
  /** The word of the catalogue that was meant: two letters swapped, else the most alike one. */
  alike: string | null;
}

/** So much likeness more has a word of another language to have, to be meant rather than one of the page's. */
const headStart = 0.2;

/** Words longer than this have too many pairs of letters; only their trigrams are compared. */
const swappedUpTo = 24;

const swapsOf = (word: string): string[] =>
  word.length > swappedUpTo ? [] : [...new Set([word, foldPlural(word)].flatMap(swappedLetters))];

/**
 * Looks each word up in the catalogue's word list by prefix, with two letters swapped, and by trigrams. Who mistypes a word
 * leaves out or adds a letter or two: "nord" isn't what "nordic" means.
 */
const lookUp = (db: Queryable, words: string[], locale: WireLocale): Promise<WordRow[]> => {
  const likeness = sql`similarity(w.word, typed) + case when ${isOfferedIn(locale)} then ${sql.raw(String(headStart))} else 0 end`;
  return rowsOf<WordRow>(
    db,
    sql`select typed,
      exists (select from search_word w where w.word = typed) as known,
      array(select w.word from search_word w where w.word like typed || '%' order by w.weight desc limit 50) as longer,
      coalesce(
        (select w.word from search_word w where w.word = any(swaps)
         order by ${likeness} desc, w.weight desc, w.word limit 1),
        (select w.word from search_word w
         where w.word % typed and abs(length(w.word) - length(typed)) <= greatest(1, length(typed) / 4)
         order by ${likeness} desc, w.weight desc, w.word limit 1)) as alike
    from jsonb_to_recordset(${JSON.stringify(words.map((typed) => ({ typed, swaps: swapsOf(typed) })))}::jsonb)
      as query(typed text, swaps text[])`,
  );
};

/**
 * Corrects a search without results: unfinished words are completed, mistyped ones become the most similar
 * word of the catalogue. Null when there is nothing to correct.
 */
export const correctSpelling = async (
  db: Queryable,
  filters: Pick<Filters, "tokens">,
  keyword: string,
  locale: WireLocale,
): Promise<Corrected | null> => {
  const spelled = [...new Set(wordsOf(keyword).filter(isSpelled))];
  if (spelled.length === 0) return null;
  const rows = new Map((await lookUp(db, spelled, locale)).map((row) => [row.typed, row]));
  const replaced = new Map<string, string[]>();
  const corrections = new Map<string, string>();
  for (const { typed, known, longer, alike } of rows.values()) {
    if (known) continue;
    if (longer.length > 0) replaced.set(foldPlural(typed), [...new Set(longer.map(foldPlural))]);
    else if (alike !== null) {
      replaced.set(foldPlural(typed), queryTokens(alike));
      corrections.set(typed, alike);
    }
  }
  if (replaced.size === 0) return null;
  const words = keyword.split(/\s+/).map((word) => {
    const [typed] = wordsOf(word);
    return (typed !== undefined && corrections.get(typed)) || word;
  });
  return {
    tokens: filters.tokens.map(
      (group) => replaced.get(group[0]?.[0] ?? "")?.map((token) => [token]) ?? group,
    ),
    didYouMean: corrections.size > 0 ? words.join(" ") : null,
  };
};
