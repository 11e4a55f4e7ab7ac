import type { WireLocale } from "@carmine/api/contract";
import { bcp47 } from "@carmine/i18n";
import { textIn } from "../../../shared/localized-text.ts";
import type { CategoryRow } from "../../category-tree.ts";
import { distancesWithin } from "./distances-within.ts";
import type { Synonym } from "./token-groups.ts";
import { lettersOf, foldText } from "./tokens.ts";

/** Languages without spaces between words. */
const unspaced: ReadonlySet<WireLocale> = new Set(["th", "lao"]);
const run = /[\p{Script=Thai}\p{Script=Lao}]+/gu;

/** A word of the catalog in grapheme clusters: vowels and tones belong to their base letter. */
interface Word {
  readonly text: string;
  readonly letters: readonly string[];
}

/** The words of the catalog, and the language of the search. */
interface Vocabulary {
  readonly categories: readonly CategoryRow[];
  readonly synonyms: readonly Synonym[];
  readonly locale: WireLocale;
}

/** Longer texts are sentences, not category words. */
const maxLetters = 40;

/** Maximum number of wrong letters; short words allow fewer, because a changed letter makes another word. */
const maxWrong = ({ letters: { length } }: Word): number => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** The words of categories and synonyms: whole, and segmented by the language's dictionary. */
const wordsOf = ({ categories, synonyms, locale }: Vocabulary, tag: string): Word[] => {
  const segmenter = new Intl.Segmenter(tag, { granularity: "word" });
  const said = [
    ...categories.map(({ name }) => textIn(name, locale)),
    ...synonyms.flatMap(({ term, meaning }) => [term, meaning]),
  ].flatMap((text) => text.match(run) ?? []);
  const parts = said.flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment));
  return [...new Set([...said, ...parts])]
    .map((text) => ({ text, letters: lettersOf(foldText(text)) }))
    .filter(({ letters }) => letters.length > 1);
};

const known = new WeakMap<readonly CategoryRow[], Map<WireLocale, { synonyms: unknown; words: Word[] }>>();

/** Segmented once as long as categories and synonyms are cached. */
const knownWords = (vocabulary: Vocabulary, tag: string): Word[] => {
  const { categories, synonyms, locale } = vocabulary;
  const ofCategories = known.get(categories) ?? new Map<WireLocale, { synonyms: unknown; words: Word[] }>();
  known.set(categories, ofCategories);
  const found = ofCategories.get(locale);
  if (found?.synonyms === synonyms) return found.words;
  const words = wordsOf(vocabulary, tag);
  ofCategories.set(locale, { synonyms, words });
  return words;
};

interface Reading {
  readonly text: string;
  readonly wrong: number;
  readonly words: number;
}

const isBetter = (reading: Reading, than: Reading | undefined): boolean =>
  than === undefined ||
  reading.wrong < than.wrong ||
  (reading.wrong === than.wrong && reading.words < than.words);

/** Reads letters as known words, with the fewest wrong letters, then the fewest words. */
const read = (letters: readonly string[], words: readonly Word[]): Reading | undefined => {
  const upTo: (Reading | undefined)[] = [{ text: "", wrong: 0, words: 0 }];
  for (const start of letters.keys()) {
    const before = upTo[start];
    if (!before) continue;
    for (const word of words) {
      for (const { end, wrong } of distancesWithin(letters, start, word.letters, maxWrong(word))) {
        const reading = {
          text: before.text + word.text,
          wrong: before.wrong + wrong,
          words: before.words + 1,
        };
        if (isBetter(reading, upTo[end])) upTo[end] = reading;
      }
    }
  }
  return upTo[letters.length];
};

/**
 * Corrects a search in Thai or Lao: each run of letters is read as misspelled words of categories and
 * synonyms. Undefined if there is nothing to correct, or no such reading.
 */
export const correctUnspaced = (keyword: string, vocabulary: Vocabulary): string | undefined => {
  const tag = unspaced.has(vocabulary.locale) ? bcp47(vocabulary.locale) : undefined;
  if (tag === undefined) return undefined;
  if (lettersOf(foldText(keyword)).length > maxLetters) return undefined;
  let isCorrected = false;
  const corrected = keyword.replace(run, (typed) => {
    const reading = read(lettersOf(foldText(typed)), knownWords(vocabulary, tag));
    if (!reading || reading.wrong === 0) return typed;
    isCorrected = true;
    return reading.text;
  });
  return isCorrected ? corrected : undefined;
};
