/** A set of docs as a bitmap: doc d is bit d % 32 of word d / 32. */
export type DocSet = Uint32Array;

/** Docs per word of a bitmap. */
const perWord = 32;
const wordShift = 5;
const bitMask = perWord - 1;

/** Number of words of a set of the first docs. */
export const wordsFor = (docs: number): number => Math.ceil(docs / perWord);

export const includes = (set: DocSet, doc: number): boolean =>
  ((set[doc >>> wordShift] ?? 0) & (1 << (doc & bitMask))) !== 0;

export const include = (set: DocSet, doc: number): void => {
  const word = doc >>> wordShift;
  set[word] = (set[word] ?? 0) | (1 << (doc & bitMask));
};

export const exclude = (set: DocSet, doc: number): void => {
  const word = doc >>> wordShift;
  set[word] = (set[word] ?? 0) & ~(1 << (doc & bitMask));
};

/** Includes all docs of another set, which isn't longer. */
export const includeAll = (set: DocSet, added: DocSet): void => {
  for (let word = 0; word < added.length; word += 1) set[word] = (set[word] ?? 0) | (added[word] ?? 0);
};

/** Excludes the docs that aren't in another set of the same length. */
export const keepOnly = (set: DocSet, kept: DocSet): void => {
  for (let word = 0; word < set.length; word += 1) set[word] = (set[word] ?? 0) & (kept[word] ?? 0);
};

/** The docs that are in every set; all sets have the same length. */
export const intersect = ([first = new Uint32Array(), ...others]: readonly DocSet[]): DocSet => {
  const found = first.slice();
  for (const other of others) keepOnly(found, other);
  return found;
};

/** The docs that are in any set; all sets have the same length. */
export const unite = ([first = new Uint32Array(), ...others]: readonly DocSet[]): DocSet => {
  if (others.length === 0) return first;
  const all = first.slice();
  for (const other of others) includeAll(all, other);
  return all;
};

export const isEmpty = (set: DocSet): boolean => set.every((word) => word === 0);

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b);

/** Multiples of this share of a range, modulo the range, are spread evenly over it. */
const goldenRatio = (Math.sqrt(5) - 1) / 2;

/** Words between two visited ones, so that every word is visited once and the first ones are spread over all. */
const strideOver = (words: number): number => {
  let stride = Math.max(1, Math.round(words * goldenRatio));
  while (greatestCommonDivisor(stride, words) !== 1) stride += 1;
  return stride;
};

/** Up to `max` docs of the set that meet the condition, spread over the whole set, in no useful order. */
export const pickDocs = (set: DocSet, max: number, meets: (doc: number) => boolean): Uint32Array => {
  const docs = new Uint32Array(Math.min(max, set.length * perWord));
  const stride = strideOver(set.length);
  let count = 0;
  for (let visited = 0, at = 0; visited < set.length; visited += 1, at = (at + stride) % set.length) {
    let word = set[at] ?? 0;
    while (word !== 0 && count < docs.length) {
      const bit = bitMask - Math.clz32(word);
      word &= ~(1 << bit);
      const doc = at * perWord + bit;
      if (!meets(doc)) continue;
      docs[count] = doc;
      count += 1;
    }
    if (count === docs.length) break;
  }
  return docs.subarray(0, count);
};
