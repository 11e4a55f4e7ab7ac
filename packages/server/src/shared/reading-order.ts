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

/** What one unit is in the smallest of its kind, in every language of the shop. */
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

/** Where a value stands among others of its kind; infinitely far for a word. */
const findPlace = (value: string): number => {
  const text = value.trim().toLowerCase();
  const step = Math.max(clothes.indexOf(text), grades.indexOf(text));
  if (step >= 0) return step;
  const { number, unit = "" } = measured.exec(text)?.groups ?? {};
  const inSmallest = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (number === undefined || inSmallest === undefined) return Infinity;
  return Number(number.replace(",", ".")) * inSmallest;
};

/** Every search asks for the same few hundred values. */
const places = new LRUCache<string, number>({ max: 2000 });

const placeOf = (value: string): number => {
  const known = places.get(value);
  if (known !== undefined) return known;
  const place = findPlace(value);
  places.set(value, place);
  return place;
};

/**
 * Sizes and measures from small to large, grades from the best, and words among them ("One size") after them; where most values are words, all
 * stay in the order given, by how often they occur.
 */
export const inReadingOrder = <Value extends { readonly name: string }>(
  values: readonly Value[],
): Value[] => {
  const placed = values.map((value) => ({ value, place: placeOf(value.name) }));
  if (placed.filter(({ place }) => place === Infinity).length * 2 > placed.length) return [...values];
  return placed.toSorted((a, b) => a.place - b.place || 0).map(({ value }) => value);
};
