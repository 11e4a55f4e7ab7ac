import { findMeasures } from "./measures.ts";
import { findTireSizes } from "./tire-size.ts";

/** Scripts without spaces between words. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const runs = new RegExp(
  `[${unspaced}]+|[[\\p{L}\\p{N}]--[${unspaced}]][[\\p{L}\\p{N}\\p{M}]--[${unspaced}]]*`,
  "gv",
);
const isUnspaced = new RegExp(`^[${unspaced}]`, "v");
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters that aren't an accented form of another one, as typed without the key. */
const ligatures: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", ø: "o", ł: "l", đ: "d", "×": "x" };

/**
 * A tone before the ring of the Thai and Lao "am": Unicode doesn't reorder the two, although they look
 * identical.
 */
const toneBeforeRing = /([\u0E48-\u0E4B])\u0E4D|([\u0EC8-\u0ECB])\u0ECD/g;

/**
 * Normalizes a text for comparison: one Unicode form, lower case, Latin letters without accents. Marks of
 * other scripts stay, because in Thai and Lao they are vowels and tones.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFKC")
    .replace(toneBeforeRing, (_, thai?: string, lao?: string) => (thai ? `\u0E4D${thai}` : `\u0ECD${lao}`))
    .toLowerCase()
    .replace(/[ßœæøłđ×]/g, (letter) => ligatures[letter] ?? letter);

/** Folds the plural of English, Spanish and French words, which all end in s. */
export const foldPlural = (word: string): string => {
  // "Campus" isn't a plural, "pneus" is: French words in -eu take an s or an x.
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /ss$|[^e]us$/.test(word)) return word;
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ch|sh|ss|x|z)es$/.test(word) ? -2 : -1);
};

/** The grapheme clusters of a text. */
export const lettersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

const bigrams = (run: string): string[] => {
  const letters = lettersOf(run);
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
};

/** Words of a text, normalized: runs of letters and digits; in scripts without spaces one run per phrase. */
export const wordsOf = (text: string): string[] => foldText(text).match(runs) ?? [];

/**
 * Query tokens: folded words, and for scripts without spaces every two neighboring letters, so that any part
 * of a phrase matches without a dictionary.
 */
export const queryTokens = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap((word) => (isUnspaced.test(word) ? bigrams(word) : [foldPlural(word)]))),
];

/**
 * Index tokens of texts: query tokens, single letters of scripts without spaces, and measures and parts of
 * tire sizes in any notation.
 */
export const indexTokens = (texts: Iterable<string>): string[] => {
  const tokens = new Set<string>();
  for (const text of texts) {
    for (const word of wordsOf(text))
      if (isUnspaced.test(word)) for (const letter of lettersOf(word)) tokens.add(letter);
    for (const token of queryTokens(text)) tokens.add(token);
    const folded = foldText(text);
    for (const { token } of findMeasures(folded)) tokens.add(token);
    for (const { width, profile, rim } of findTireSizes(folded))
      for (const part of [width, profile, rim, `r${rim}`]) tokens.add(String(part));
  }
  return [...tokens];
};

/**
 * Whether `correctSpelling` handles this word: numbers are matched exactly, Thai and Lao by
 * `correctUnspaced`.
 */
export const isSpelled = (word: string): boolean => /^[a-z]{3,}$/.test(word);
