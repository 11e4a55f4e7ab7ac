import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type DocSet,
  exclude,
  include,
  includes,
  intersect,
  isEmpty,
  pickDocs,
  unite,
  wordsFor,
} from "./doc-set.ts";

const size = 1000;

const setOf = (docs: readonly number[]): DocSet => {
  const set = new Uint32Array(wordsFor(size));
  for (const doc of docs) include(set, doc);
  return set;
};

const docsOf = (set: DocSet): number[] => [...pickDocs(set, Infinity, () => true)].toSorted((a, b) => a - b);

const lists = fc.array(
  fc.uniqueArray(fc.nat(size - 1)).map((docs) => docs.toSorted((a, b) => a - b)),
  { minLength: 1, maxLength: 4 },
);

test("intersects and unites sets", () => {
  fc.assert(
    fc.property(lists, (each) => {
      const all = [...new Set(each.flat())].toSorted((a, b) => a - b);
      expect(docsOf(unite(each.map(setOf)))).toEqual(all);
      expect(docsOf(intersect(each.map(setOf)))).toEqual(
        all.filter((doc) => each.every((docs) => docs.includes(doc))),
      );
    }),
  );
});

test("includes and excludes a doc", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(size - 1), { minLength: 1 }), (docs) => {
      const set = setOf(docs);
      const [first = 0] = docs;
      expect(includes(set, first)).toBe(true);
      exclude(set, first);
      expect(includes(set, first)).toBe(false);
      expect(isEmpty(set)).toBe(docs.length === 1);
    }),
  );
});

test("picks docs that meet the condition, up to a maximum", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(size - 1)), fc.nat(size), (docs, max) => {
      const even = docs.filter((doc) => doc % 2 === 0);
      const picked = [...pickDocs(setOf(docs), max, (doc) => doc % 2 === 0)];
      expect(new Set(picked).size).toBe(Math.min(max, even.length));
      expect(picked.every((doc) => even.includes(doc))).toBe(true);
    }),
  );
});

test("picks docs from the whole set", () => {
  const all = setOf(Array.from({ length: size }, (_, doc) => doc));
  const quarters = Map.groupBy(
    pickDocs(all, size / 4, () => true),
    (doc) => Math.floor((4 * doc) / size),
  );
  for (const quarter of quarters.values()) expect(quarter.length).toBeGreaterThan(size / 4 / 4 / 2);
  expect(quarters.size).toBe(4);
});
