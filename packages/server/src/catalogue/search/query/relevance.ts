import type { WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import { arrayText, type ValueOf } from "../../../database/statement.ts";
import { type LocalizedText, textIn } from "../../../shared/localized-text.ts";
import type { CategoryRow } from "../../category-tree.ts";
import type { TokenGroup } from "./token-groups.ts";
import { meantWords } from "./fillers.ts";
import { queryTokens } from "./tokens.ts";
import { beginningTerms, groupTerms } from "./terms.ts";

/** Categories named by the words: those whose name matches most, and the others. */
export interface NamedCategories {
  readonly best: readonly number[];
  readonly others: readonly number[];
}

const nameWords = new WeakMap<LocalizedText, Map<WireLocale, ReadonlySet<string>>>();

/** The words of a category's name, tokenized once as long as the name is cached. */
const wordsOfName = (name: LocalizedText, locale: WireLocale): ReadonlySet<string> => {
  const ofName = nameWords.get(name) ?? new Map<WireLocale, ReadonlySet<string>>();
  nameWords.set(name, ofName);
  const found = ofName.get(locale) ?? new Set(queryTokens(meantWords(textIn(name, locale))));
  ofName.set(locale, found);
  return found;
};

/** "winter" matches half of *Winter tires* and a third of *Winter steel wheels*. */
export const namedCategories = (
  tokens: readonly TokenGroup[],
  categories: readonly CategoryRow[],
  locale: WireLocale,
): NamedCategories => {
  const shareOf = (words: ReadonlySet<string>): number => {
    const said = tokens.every((group) => group.some((all) => all.every((token) => words.has(token))));
    return said ? tokens.length / words.size : 0;
  };
  const shares = categories.map(({ id, name }) => ({
    id,
    share: Math.max(shareOf(wordsOfName(name, locale)), shareOf(wordsOfName(name, "en"))),
  }));
  const best = Math.max(0, ...shares.map(({ share }) => share));
  return {
    best: shares.flatMap(({ id, share }) => (share > 0 && share === best ? [id] : [])),
    others: shares.flatMap(({ id, share }) => (share > 0 && share < best ? [id] : [])),
  };
};

/** Relevance conditions on name and category; null without words. */
export interface FitValues {
  /** All words in a name. */
  readonly named: string | null;
  /** A name that begins with one of them. */
  readonly begins: string | null;
  readonly bestCategories: string | null;
  readonly otherCategories: string | null;
}

export const fitValues = (
  tokens: readonly TokenGroup[],
  categories: readonly CategoryRow[],
  locale: WireLocale,
): FitValues => {
  if (tokens.length === 0) return { named: null, begins: null, bestCategories: null, otherCategories: null };
  const { best, others } = namedCategories(tokens, categories, locale);
  return {
    named: groupTerms(tokens, "inName"),
    begins: beginningTerms(tokens),
    bestCategories: arrayText(best),
    otherCategories: arrayText(others),
  };
};

/**
 * Relevance of a row `l` of the listing, best first: products whose name contains all words and whose
 * category is named, those whose name contains them and begins with one, those found by category, options or
 * keywords; then available ones. Constant without words.
 */
export const fit = (value: ValueOf<FitValues>): SQL => {
  const inside = (name: "bestCategories" | "otherCategories"): SQL =>
    sql`array[l.category1, l.category2, l.category3] && ${value(name)}::int[]`;
  const named = sql`l.terms @@ ${value("named")}::tsquery`;
  // A matching name has the highest weight; a named category breaks ties.
  return sql`case when ${value("named")}::tsquery is null then 0
    else 2 * (case when ${named}
        then 2 + case when ${inside("bestCategories")} then 3 when ${inside("otherCategories")} then 1 else 0 end
          + (l.terms @@ ${value("begins")}::tsquery)::int
        else (${inside("bestCategories")})::int end)
      + l.is_in_stock::int end`;
};
