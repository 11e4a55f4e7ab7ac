import { expect, test } from "vitest";
import { listPriceOf } from "./list-price.ts";

test.each([
  ["10.00", "12.50", "12.50"],
  ["10.00", "10.00", null],
  ["10", "10.00", null],
  ["10.00", null, null],
])("maps the price %s with otPrice %s to the list price %s", (price, otPrice, listPrice) => {
  expect(listPriceOf({ price, otPrice })).toBe(listPrice);
});
