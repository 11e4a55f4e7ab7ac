import { expect, test } from "vitest";
import { type CountedValue, nothingCounted } from "../facet-counts.ts";
import { readFilters } from "../query/filters.ts";
import { shapeFacets } from "./shape-facets.ts";

const counted = (value: string, count: number): CountedValue => ({ value, name: null, count });

/** Keys of the offered options, each with two values of so many products. */
const offered = (counts: Record<string, number>): string[] =>
  shapeFacets(
    {
      ...nothingCounted,
      values: new Map(
        Object.entries(counts).map(([key, count]) => [
          `option:${key}`,
          [counted("a", count), counted("b", 1)],
        ]),
      ),
    },
    readFilters({}),
    [],
    new Map(),
    "en",
  ).map(({ key }) => key);

test("offers size parts and tire grades in a fixed order, regardless of their frequency", () => {
  const order = ["width", "profile", "rim", "fuel-efficiency", "wet-grip"].map((key) => `option:${key}`);
  expect(offered({ "wet-grip": 9, "fuel-efficiency": 8, rim: 7, width: 6, profile: 5 })).toEqual(order);
  expect(offered({ "fuel-efficiency": 9, "wet-grip": 8, profile: 7, rim: 6, width: 5 })).toEqual(order);
});

test("offers all other options by number of products", () => {
  expect(offered({ finish: 2, memory: 9, "wet-grip": 1 })).toEqual([
    "option:wet-grip",
    "option:memory",
    "option:finish",
  ]);
});
