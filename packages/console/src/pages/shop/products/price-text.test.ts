import { expect, test } from "vitest";
import { readPrice } from "./price-text.ts";

test.each([
  ["74.9", 2, "74.90"],
  ["74,90", 2, "74.90"],
  ["$1,234.50", 2, "1234.50"],
  ["1.234,5 €", 2, "1234.50"],
  ["1,234", 2, "1234.00"],
  ["80", 2, "80.00"],
  ["1200", 0, "1200"],
  ["0", 2, undefined],
  ["-5", 2, undefined],
  ["abc", 2, undefined],
  ["", 2, undefined],
])("reads %j with %i decimals as %j", (typed, digits, price) => {
  expect(readPrice(typed, digits)).toBe(price);
});
