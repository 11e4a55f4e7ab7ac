import { expect, test } from "vitest";
import { nextPriceSort } from "./sort-choices.ts";

test("pressing price goes cheap first, dear first, back to none, and takes the place of another order", () => {
  expect(nextPriceSort(undefined)).toBe("price-asc");
  expect(nextPriceSort("price-asc")).toBe("price-desc");
  expect(nextPriceSort("price-desc")).toBeUndefined();
  expect(nextPriceSort("sales")).toBe("price-asc");
});
