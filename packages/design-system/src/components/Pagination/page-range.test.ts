import fc from "fast-check";
import { expect, test } from "vitest";
import { pageRange } from "./page-range.ts";

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 4, "gap", 9]],
  [4, 9, [1, 2, 3, 4, 5, "gap", 9]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 6, 7, 8, 9]],
])("page %i of %i", (page, count, expected) => {
  expect(pageRange(page, count)).toEqual(expected);
});

test("returns ascending pages with both ends and the current one, and no gap of one page", () => {
  const cases = fc
    .integer({ min: 1, max: 5000 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
  fc.assert(
    fc.property(cases, ([page, count]) => {
      const range = pageRange(page, count);
      const numbers = range.filter((entry) => entry !== "gap");
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
      range.forEach((entry, index) => {
        if (entry !== "gap") return;
        expect((range[index + 1] as number) - (range[index - 1] as number)).toBeGreaterThan(2);
      });
    }),
  );
});
