import { LRUCache } from "lru-cache";

/** Clothes from small to large. */
const clothes = [
  "3xs",
  "xxxs",
  "xxs",
  "2xs",
  "xs",
  "s",
  "m",
  "l",
  "xl",
  "xxl",
  "2xl",
  "xxxl",
  "3xl",
  "4xl",
  "5xl",
  "6xl",
];

/** Grades from the best to the worst. */
const grades = ["a", "b", "c", "d", "e"];

/** Size of a unit in the smallest unit of its kind, for every language of the shop. */
const units: Readonly<Record<string, number>> = {
  "": 1,
  ml: 1,
  cl: 10,
  l: 1000,
  g: 1,
  kg: 1000,
  mm: 1,
  cm: 10,
  m: 1000,
  mb: 1,
  gb: 1000,
  tb: 1_000_000,
  w: 1,
  kw: 1000,
  "″": 1,
  '"': 1,
  毫升: 1,
  升: 1000,
  克: 1,
  千克: 1000,
  "มล.": 1,
  ลิตร: 1000,
  กรัม: 1,
  "กก.": 1000,
  ມລ: 1,
  ລິດ: 1000,
  ກຣາມ: 1,
  ກິໂລ: 1000,
};
/** A number with its unit; rims have an R before theirs. */
const measured = /^r?(?<number>\d+(?:[.,]\d+)?)\s*(?<unit>[^\d\s]*)$/u;

const remark = /\s*\([^()]*\)\s*$/u;

/** Sort position of a value among others of its kind; infinite for a word. */
const findPlace = (value: string): number => {
  // "M (55–58 cm)" is sorted like M.
  const text = value.replace(remark, "").trim().toLowerCase();
  const step = Math.max(clothes.indexOf(text), grades.indexOf(text));
  if (step >= 0) return step;
  const { number, unit = "" } = measured.exec(text)?.groups ?? {};
  const inSmallest = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (number === undefined || inSmallest === undefined) return Infinity;
  return Number(number.replace(",", ".")) * inSmallest;
};

/** Cached, because every search sorts the same few hundred values. */
const places = new LRUCache<string, number>({ max: 2000 });

const placeOf = (value: string): number => {
  const known = places.get(value);
  if (known !== undefined) return known;
  const place = findPlace(value);
  places.set(value, place);
  return place;
};

const range = /^(?<from>\d+(?:[.,]\d+)?)\s*[-–—/]\s*\d+(?:[.,]\d+)?\s*(?<unit>\D*)$/u;

/** Starts of ranges such as "2–3 Y"; undefined unless all values are ranges of one unit. */
const placesOfRanges = (names: readonly string[]): number[] | undefined => {
  const found = names.map((name) => range.exec(name.trim())?.groups);
  if (found.some((groups) => groups === undefined || groups["unit"] !== found[0]?.["unit"])) return undefined;
  return found.map((groups) => Number(groups?.["from"]?.replace(",", ".")));
};

/**
 * Sorts sizes and measures from small to large, grades from the best, and words among them ("One size") last.
 * If most values are words, keeps the given order by frequency.
 */
export const inReadingOrder = <Value extends { readonly name: string }>(
  values: readonly Value[],
): Value[] => {
  const ranges = placesOfRanges(values.map(({ name }) => name));
  const placed = values.map((value, at) => ({ value, place: ranges?.[at] ?? placeOf(value.name) }));
  if (placed.filter(({ place }) => place === Infinity).length * 2 > placed.length) return [...values];
  return placed.toSorted((a, b) => a.place - b.place || 0).map(({ value }) => value);
};
