import { expect, test } from "vitest";
import { listPriceOf } from "./list-price.ts";

test.each([
  ["10.00", "12.50", "12.50"],
  ["10.00", "10.00", null],
  ["10", "10.00", null],
  ["10.00", null, null],
])("the list price of %s with otPrice %s is %s", (price, otPrice, listPrice) => {
  expect(listPriceOf({ price, otPrice })).toBe(listPrice);
});
