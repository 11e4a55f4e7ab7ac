/** Search words of the benchmarks: common and rare ones. */
export const words = [
  "winter",
  "tire",
  "wheel",
  "camera",
  "sofa",
  "summer",
  "carmine",
  "alloy",
  "205/55",
  "led",
  "lens",
  "desk",
];

const departments = 6;
const pages = 50;

const pick = (values: readonly string[], key: number): string =>
  encodeURIComponent(values[key % values.length] ?? "");

/** A price limit above all products, different for every key, so that no cache has the response. */
const bound = (key: number): string => (5000 + key / 100).toFixed(2);

/** A page of a department, of pages 1 to 50. */
export const listQuery = (key: number): string =>
  `product/list?limit=24&cid=${1 + (key % departments)}&page=${1 + (key % pages)}&maxPrice=${bound(key)}`;

export const searchQuery = (key: number): string =>
  `product/list?limit=24&keyword=${pick(words, key)}&maxPrice=${bound(key)}`;

export const facetsQuery = (key: number): string =>
  `product/facets?keyword=${pick(words, key)}&maxPrice=${bound(key)}`;

/** Two or three letters of a word, after a number that makes the query unique. */
export const suggestQuery = (key: number): string =>
  `product/suggest?keyword=${encodeURIComponent(`${key} ${(words[key % words.length] ?? "").slice(0, 2 + (key % 2))}`)}`;
