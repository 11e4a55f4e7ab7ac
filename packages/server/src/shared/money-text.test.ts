import { minorDigits } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { moneyText } from "./money-text.ts";

const currencies = Intl.supportedValuesOf("currency").filter((currency) => minorDigits(currency) <= 2);

test.each(currencies)("formats %s with the decimals that are charged", (currency) => {
  const [, decimals = ""] = /\d\.(\d+)/.exec(moneyText("1234.56", "en", currency)) ?? [];
  expect(decimals).toHaveLength(minorDigits(currency));
});

test.each([
  ["JPY", "1200.00", "¥1,200"],
  ["LAK", "85000", "₭85,000.00"],
  ["KWD", "1.25", "KWD\u00a01.250"],
  ["CAD", "12.5", "CA$12.50"],
])("formats %s like the pages", (currency, amount, text) => {
  expect(moneyText(amount, "en", currency)).toBe(text);
});
