import { expect, test } from "vitest";
import { minorDigits } from "./currencies.ts";
import { readPayCurrency } from "./texts.ts";

test.each([
  ["USD", 2],
  ["HUF", 2],
  ["LAK", 2],
  ["JPY", 0],
  ["KWD", 3],
  ["kwd", 3],
  ["CLF", 4],
])("has %i decimals for %s", (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

test.each(Intl.supportedValuesOf("currency"))("reads the decimals of %s from home data", (currency) => {
  expect(readPayCurrency(JSON.stringify({ currency })).digits).toBe(minorDigits(currency));
});
