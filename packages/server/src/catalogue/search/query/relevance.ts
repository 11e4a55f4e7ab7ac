import type { WireLocale } from "@carmine/api/contract";
import { type LocalizedText, textIn } from "../../../shared/localized-text.ts";
import type { CategoryRow } from "../../category-tree.ts";
import type { TokenGroup } from "./token-groups.ts";
import { wordsWithoutFillers } from "./fillers.ts";
import { queryTokens } from "./tokens.ts";

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
  const found = ofName.get(locale) ?? new Set(queryTokens(wordsWithoutFillers(textIn(name, locale))));
  ofName.set(locale, found);
  return found;
};

/** A size, such as 17 inches, doesn't name a category. */
const isSize = (group: TokenGroup): boolean => group.every((all) => all.some((token) => /\d/.test(token)));

/** "winter", like "winter 17", matches half of *Winter tires* and a third of *Winter steel wheels*. */
export const namedCategories = (
  tokens: readonly TokenGroup[],
  categories: readonly CategoryRow[],
  locale: WireLocale,
): NamedCategories => {
  const named = tokens.filter((group) => !isSize(group));
  const shareOf = (words: ReadonlySet<string>): number => {
    const isNamed = named.every((group) => group.some((all) => all.every((token) => words.has(token))));
    return isNamed ? named.length / words.size : 0;
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
