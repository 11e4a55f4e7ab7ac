import { expect, test } from "vitest";
import { formatMinor, moneyFormat, parseMinor } from "./money-input.ts";

const usd = moneyFormat("en", "USD");
const eur = moneyFormat("es", "EUR");

test.each([
  ["en", "USD", true, "$", "1,234.50"],
  ["es", "EUR", false, "€", "1.234,50"],
  ["zh-CN", "CNY", true, "¥", "1,234.50"],
  ["th", "THB", true, "฿", "1,234.50"],
  ["id", "LAK", true, "₭", "1.234,50"],
])("formats %s %s with the symbol on its side", (locale, currency, isSymbolFirst, symbol, text) => {
  const format = { ...moneyFormat(locale, currency), digits: 2 };
  expect(format).toMatchObject({ isSymbolFirst, symbol });
  expect(formatMinor(123_450, format)).toBe(text);
});

test("has no fraction for currencies without minor units", () => {
  const jpy = moneyFormat("en", "JPY");
  expect(formatMinor(1234, jpy)).toBe("1,234");
  expect(parseMinor("1234", jpy)).toBe(1234);
  expect(parseMinor("12.5", jpy)).toBeUndefined();
});

test.each([
  ["12.5", 1250],
  ["12,5", 1250],
  ["1,234", 123_400],
  ["1,234.50", 123_450],
  ["1.234,50 €", 123_450],
  ["$1,234,567.00", 123_456_700],
  ["1 234,50 EUR", 123_450],
  ["1’234.50", 123_450],
  ["๑๒.๕", 1250],
  ["໑໒", 1200],
  [".5", 50],
  ["-3", -300],
  ["0", 0],
  ["-0", 0],
  ["", null],
  ["free", undefined],
  ["1.2.3,4,5", undefined],
  ["1.239", undefined],
  ["9999999999999999", undefined],
])("parses %j in English as %s", (text, minor) => {
  expect(parseMinor(text, usd)).toBe(minor);
});

test("reads a lone separator by the language", () => {
  expect(parseMinor("1.234", eur)).toBe(123_400);
  expect(parseMinor("1.23", eur)).toBe(123);
});

test("parses every formatted amount without rounding", () => {
  for (const format of [usd, eur])
    for (const minor of [0, 5, 1005, 110, 4_503_599_627_370_495, -250])
      expect(parseMinor(formatMinor(minor, format), format)).toBe(minor);
});
