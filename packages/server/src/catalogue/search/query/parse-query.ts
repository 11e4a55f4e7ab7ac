import { LRUCache } from "lru-cache";
import { findTireSizes, tireSizeFacets } from "./tire-size.ts";
import { type Synonym, type TokenGroup, tokenGroups } from "./token-groups.ts";
import { foldText } from "./tokens.ts";

/** The parsed meaning of a typed search. */
export interface ParsedQuery {
  /** Facets recognized in the words, `width:205`: all must match. */
  readonly facets: readonly string[];
  /** Remaining tokens for the text search. */
  readonly tokens: readonly TokenGroup[];
  /** The words without recognized facets, as typed. */
  readonly words: string;
}

/** Parts of a tire size: `205/55`, `R16`, `r 17`, `ขอบ 16`. */
const widthAndProfile = /(?<![\p{L}\p{N}.])(\d{3})\s*\/\s*(\d{2})(?![\p{L}\p{N}])/gu;
const rimAlone = /(?:(?<![\p{L}\p{N}])z?r|ขอบ|ຂອບ)\s?(\d{2})(?![\p{N}])/gu;

const inRange = (value: number, from: number, to: number) => value >= from && value <= to;

const parse = (typed: string, synonyms: readonly Synonym[], readsSizes: boolean): ParsedQuery => {
  const facets = new Set<string>();
  const folded = foldText(typed);
  // Recognized parts are replaced by spaces, so that offsets stay valid in the typed text.
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
/** Cached, because each page and filter of a search has the same words. */
const parsed = new WeakMap<readonly Synonym[], LRUCache<string, ParsedQuery>>();
const maxParsed = 500;

/**
 * Parses a typed search. A tire size in any notation becomes facets; the rest becomes tokens. Never fails:
 * unrecognized text is searched literally.
 * @param readsSizes false treats a size as text
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

/** Maximum number of options per search, because each chosen one is counted by a separate statement. */
const maxOptions = 12;

/**
 * Parses `width:205,width:215,rim:16` into the values of each option. Values of one option are alternatives,
 * options are combined; invalid parts, and options after the twelfth, are ignored.
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
