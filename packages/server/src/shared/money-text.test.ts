import { minorDigits } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { moneyText } from "./money-text.ts";

const currencies = Intl.supportedValuesOf("currency").filter((currency) => minorDigits(currency) <= 2);

test.each(currencies)("formats %s with the decimals that are charged", (currency) => {
  const [, decimals = ""] = /\d\.(\d+)/.exec(moneyText("1234.56", "en", currency)) ?? [];
  expect(decimals).toHaveLength(minorDigits(currency));
});
