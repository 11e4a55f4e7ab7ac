import { LRUCache } from "lru-cache";
import { findTireSizes, tireSizeFacets } from "./tire-size.ts";
import { type Synonym, type TokenGroup, tokenGroups } from "./token-groups.ts";
import { normalise } from "./tokens.ts";

/** The parsed meaning of a typed search. */
export interface ParsedQuery {
  /** Facets that the words name, `width:205`: each one has to hold. */
  readonly facets: readonly string[];
  /** What is left to look up in the texts. */
  readonly tokens: readonly TokenGroup[];
  /** The words without those that name facets, as typed. */
  readonly words: string;
}

/** Parts of a tire size without the rest: `205/55`, `R16`, `r 17`, `ขอบ 16`. */
const widthAndProfile = /(?<![\p{L}\p{N}.])(\d{3})\s*\/\s*(\d{2})(?![\p{L}\p{N}])/gu;
const rimAlone = /(?:(?<![\p{L}\p{N}])z?r|ขอบ|ຂອບ)\s?(\d{2})(?![\p{N}])/gu;

const inRange = (value: number, from: number, to: number) => value >= from && value <= to;

const parse = (typed: string, synonyms: readonly Synonym[], readsSizes: boolean): ParsedQuery => {
  const facets = new Set<string>();
  const folded = normalise(typed);
  // What is read keeps its place as blanks, so that the rest can be cut out of the text as typed.
  let rest = folded;
  const blank = (start: number, length: number): void => {
    rest = rest.slice(0, start) + " ".repeat(length) + rest.slice(start + length);
  };
  const [size] = readsSizes ? findTireSizes(rest) : [];
  if (size) {
    for (const facet of tireSizeFacets(size)) facets.add(facet);
    blank(size.start, size.end - size.start);
  } else if (readsSizes) {
    for (const { 0: all, 1: width, 2: profile, index } of rest.matchAll(widthAndProfile)) {
      if (!inRange(Number(width), 125, 395) || !inRange(Number(profile), 25, 85)) continue;
      facets.add(`width:${Number(width)}`).add(`profile:${Number(profile)}`);
      blank(index, all.length);
    }
    for (const { 0: all, 1: rim, index } of rest.matchAll(rimAlone)) {
      if (!inRange(Number(rim), 12, 24)) continue;
      facets.add(`rim:${Number(rim)}`);
      blank(index, all.length);
    }
  }
  const source = typed.length === folded.length ? typed : folded;
  const kept = source.replaceAll(/./gsu, (letter, at: number) => (rest[at] === " " ? " " : letter));
  return {
    facets: [...facets],
    tokens: tokenGroups(rest, synonyms),
    words: (facets.size > 0 ? kept : source).replace(/\s+/g, " ").trim(),
  };
};

const nothing: ParsedQuery = { facets: [], tokens: [], words: "" };
const noSynonyms: readonly Synonym[] = [];
/** Each page and each filter of a search brings the same words. */
const parsed = new WeakMap<readonly Synonym[], LRUCache<string, ParsedQuery>>();
const maxParsed = 500;

/**
 * Reads a search as typed. A tire size, written any way, becomes facets; the rest becomes tokens. Never fails: what
 * isn't understood is looked up literally.
 * @param readsSizes without it a size is text like the rest
 */
export const parseQuery = (typed: string, synonyms = noSynonyms, readsSizes = true): ParsedQuery => {
  if (typed === "") return nothing;
  const known = parsed.get(synonyms) ?? new LRUCache<string, ParsedQuery>({ max: maxParsed });
  parsed.set(synonyms, known);
  const key = `${readsSizes} ${typed}`;
  const query = known.get(key) ?? parse(typed, synonyms, readsSizes);
  known.set(key, query);
  return query;
};

/** Options of one search at most: each that is chosen is counted by a statement of its own over all that matches. */
const maxOptions = 12;

/**
 * Reads `width:205,width:215,rim:16` into the values wanted of each option. Values of one option are alternatives,
 * options restrict one another; anything that isn't `key:value`, and options after the twelfth, are passed over.
 */
export const readOptionValues = (text: string | undefined): Map<string, string[]> => {
  const wanted = new Map<string, string[]>();
  for (const part of (text ?? "").split(",")) {
    const at = part.indexOf(":");
    const key = part.slice(0, at).trim();
    const value = part.slice(at + 1).trim();
    if (at < 1 || key === "" || value === "") continue;
    if (!wanted.has(key) && wanted.size === maxOptions) continue;
    const values = wanted.get(key) ?? [];
    if (!values.includes(value)) values.push(value);
    wanted.set(key, values);
  }
  return wanted;
};
