import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadCategories } from "./spread-categories.ts";

interface Item {
  readonly id: number;
  readonly category: number;
}

const itemsOf = (categories: readonly number[]): Item[] =>
  categories.map((category, id) => ({ id, category }));
const spread = (items: readonly Item[]): Item[] => spreadCategories(items, ({ category }) => category);
const longestRun = (items: readonly Item[]): number => {
  let [longest, run] = [0, 0];
  for (const [at, { category }] of items.entries()) {
    run = at > 0 && items[at - 1]?.category === category ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
};
const lists = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 24 }).map(itemsOf);
const countOfLargest = (items: readonly Item[]): number =>
  Math.max(0, ...[...Map.groupBy(items, ({ category }) => category).values()].map(({ length }) => length));

test("never has three products of one category in a row if that is possible", () => {
  fc.assert(
    fc.property(lists, (items) => {
      const largest = countOfLargest(items);
      fc.pre(largest <= 2 * (items.length - largest + 1));
      expect(longestRun(spread(items))).toBeLessThanOrEqual(2);
    }),
  );
});

test("keeps all products, and their order within a category", () => {
  fc.assert(
    fc.property(lists, (items) => {
      const result = spread(items);
      expect(result.toSorted((a, b) => a.id - b.id)).toEqual(items);
      for (const category of [0, 1, 2, 3]) {
        const ids = result.filter((item) => item.category === category).map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
      }
    }),
  );
});

test("changes nothing in a list that is already mixed", () => {
  fc.assert(
    fc.property(lists, (items) => {
      fc.pre(longestRun(items) <= 2);
      expect(spread(items)).toEqual(items);
    }),
  );
});

test("takes the other categories first, and puts the remaining products of a large one last", () => {
  const order = (categories: number[]) => spread(itemsOf(categories)).map(({ category }) => category);
  expect(order([0, 0, 0, 0, 1, 1])).toEqual([0, 0, 1, 0, 0, 1]);
  expect(order([0, 0, 0, 0, 0, 0, 1])).toEqual([0, 0, 1, 0, 0, 0, 0]);
});
