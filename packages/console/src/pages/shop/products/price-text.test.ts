import { expect, test } from "vitest";
import { readPrice } from "./price-text.ts";

test.each([
  ["74.9", 2, "74.90"],
  ["74,90", 2, "74.90"],
  ["$1,234.50", 2, "1234.50"],
  ["1.234,5 €", 2, "1234.50"],
  ["USD 12", 2, "12.00"],
  ["1,234", 2, "1234.00"],
  ["1,234,567", 2, "1234567.00"],
  [".5", 2, "0.50"],
  ["80", 2, "80.00"],
  ["1200", 0, "1200"],
  ["99999999.99", 2, "99999999.99"],
  ["100000000", 2, undefined],
  ["12.345", 2, undefined],
  ["12.3456", 2, undefined],
  ["1,23,456", 2, undefined],
  ["12.5", 0, undefined],
  ["1.2.3", 2, undefined],
  ["0", 2, undefined],
  ["-5", 2, undefined],
  ["abc", 2, undefined],
  ["12o", 2, undefined],
  ["5k", 2, undefined],
  ["1e5", 2, undefined],
  ["", 2, undefined],
])("reads %j with %i decimals as %j in English", (typed, digits, price) => {
  expect(readPrice(typed, digits, ",")).toBe(price);
});

test("reads a single separator before three digits by the language", () => {
  expect(readPrice("1.234", 2, ".")).toBe("1234.00");
  expect(readPrice("1,234", 2, ".")).toBeUndefined();
});
