import { expect, test } from "vitest";
import { readSearches, withSearch } from "./recent-searches.ts";

test("puts the latest search first and removes duplicates", () => {
  expect(withSearch(["oil", "tires"], " Tires ")).toEqual(["Tires", "oil"]);
  expect(withSearch(["oil"], "  ")).toEqual(["oil"]);
  expect(withSearch(["1", "2", "3", "4", "5", "6"], "7")).toEqual(["7", "1", "2", "3", "4", "5"]);
});

test("ignores malformed stored values", () => {
  expect(readSearches('["oil", 3, "", null]')).toEqual(["oil"]);
  expect(readSearches("{broken")).toEqual([]);
  expect(readSearches(null)).toEqual([]);
});
