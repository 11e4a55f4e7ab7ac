import { wordsWithoutFillers } from "./fillers.ts";
import { findMeasures, type TokenGroup } from "./measures.ts";
import { queryTokens, wordsOf } from "./tokens.ts";

export type { TokenGroup } from "./measures.ts";

/** A term and its meanings; see the table `search_synonym`. */
export interface Synonym {
  readonly term: string;
  readonly meaning: string;
}

/** Boundaries of letters and digits: "5w30" is also written "5W-30", "iphone15" "iPhone 15". */
const seams = /(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu;
const maxSeams = 4;

const splitsOf = (word: string): string[][] => {
  const places = [...word.matchAll(seams)].map(({ index }) => index);
  if (places.length === 0 || places.length > maxSeams) return [];
  return places.map((place) => [word.slice(0, place), word.slice(place)]);
};

/** A word unchanged, and split between letters and digits. */
const groupOfWord = (word: string): TokenGroup => {
  const tokens = queryTokens(word);
  const [token] = tokens;
  return tokens.length === 1 && token !== undefined ? [[token], ...splitsOf(word)] : [tokens];
};

/** "5w-30": both parts, or one word. */
const hyphenated = /(?<![\p{L}\p{N}])(\p{N}+\p{L}*|\p{L}+)-(\p{N}+\p{L}*|\p{L}+\p{N}+)(?![\p{L}\p{N}-])/gu;

const isUnspaced = /[\p{Script=Han}\p{Script=Thai}\p{Script=Lao}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A synonym's term with its tokens. */
interface Term {
  /** Position and length in a text: a plural is longer than the term. */
  readonly placeIn: (text: string) => { start: number; length: number } | null;
  readonly group: TokenGroup;
}

const placeOf = (term: string): Term["placeIn"] => {
  if (isUnspaced.test(term))
    return (text) => {
      const start = text.indexOf(term);
      return start < 0 ? null : { start, length: term.length };
    };
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(term)}s?(?![\\p{L}\\p{N}])`, "u");
  return (text) => {
    const match = word.exec(text);
    return match && { start: match.index, length: match[0].length };
  };
};

const termsOf = (synonyms: readonly Synonym[]): Term[] => {
  const byTerm = Map.groupBy(synonyms, ({ term }) => wordsWithoutFillers(term));
  return [...byTerm]
    .toSorted(([a], [b]) => b.length - a.length)
    .map(([text, meanings]) => ({
      placeIn: placeOf(text),
      group: [
        queryTokens(text),
        ...meanings.map(({ meaning }) => queryTokens(wordsWithoutFillers(meaning))),
      ].filter((tokens) => tokens.length > 0),
    }));
};

const known = new WeakMap<readonly Synonym[], Term[]>();

/** Longest terms first; tokenized once as long as the synonyms are cached. */
const knownTermsOf = (synonyms: readonly Synonym[]): Term[] => {
  const terms = known.get(synonyms) ?? termsOf(synonyms);
  known.set(synonyms, terms);
  return terms;
};

/**
 * The token groups of a text.
 * @param synonyms their meanings are alternatives of the terms
 */
export const tokenGroups = (text: string, synonyms: readonly Synonym[] = []): TokenGroup[] => {
  let rest = wordsWithoutFillers(text);
  const groups: TokenGroup[] = [];
  const take = (start: number, length: number): void => {
    rest = `${rest.slice(0, start)} ${rest.slice(start + length)}`;
  };
  for (const { placeIn, group } of knownTermsOf(synonyms)) {
    const place = placeIn(rest);
    if (place === null) continue;
    take(place.start, place.length);
    groups.push(group);
  }
  const withMeasures = rest;
  for (const { group, start, end } of findMeasures(withMeasures)) {
    // Part of another measure: the "7j" of "16 x 7j".
    const said = rest.slice(start, end);
    if (said.trim() === "") continue;
    // "91v" is handled with the other words, in order.
    if (group.length > 1 && /^\w+$/.test(said)) continue;
    rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
    groups.push(group);
  }
  for (const match of rest.matchAll(hyphenated)) {
    const [all, before = "", after = ""] = match;
    if (!/\d/.test(all)) continue;
    take(match.index, all.length);
    groups.push([[...queryTokens(before), ...queryTokens(after)], [`${before}${after}`]]);
    break;
  }
  const seen = new Set(groups.map((group) => JSON.stringify(group[0])));
  for (const group of wordsOf(rest).map(groupOfWord)) {
    const key = JSON.stringify(group[0]);
    if (seen.has(key)) continue;
    seen.add(key);
    // In scripts without spaces each letter pair is a separate condition.
    if (group.length === 1) groups.push(...(group[0] ?? []).map((token) => [[token]]));
    else groups.push(group);
  }
  return groups;
};
