import { expect, test } from "vitest";
import { locales, type Locale } from "./locales.ts";
import { compareMoney, subtractMoney, sumMoney } from "./money-sums.ts";
import { currencySymbol, formatMoney, savingAmount, savingPercent } from "./money.ts";

test.each<[Locale, string, string]>([
  ["en", "1234567.5", "$1,234,567.50"],
  ["zh-CN", "1234.5", "$1,234.50"],
  ["es", "1234.5", "1234,50\u00a0$"],
  ["es", "12345.5", "12.345,50\u00a0$"],
  ["fr", "1234.5", "1\u202f234,50\u00a0$"],
  ["th", "999", "$999.00"],
  ["lao", "1234.5", "$1.234,50"],
])("formats in %s %s as %s", (locale, value, text) => {
  expect(formatMoney(value, { locale }).text).toBe(text);
});

test("reports the position of the symbol in the parts", () => {
  expect(formatMoney("89.90", { locale: "fr", symbol: "€" })).toMatchObject({
    symbol: "€",
    symbolFirst: false,
    space: "\u00a0",
    whole: "89",
    decimal: ",",
    fraction: "90",
  });
});

test("rounds half up to the currency's decimals", () => {
  expect(formatMoney("1234.5", { symbol: "¥", digits: 0 })).toMatchObject({
    text: "¥1,235",
    decimal: "",
    fraction: "",
  });
  expect(formatMoney("1.0005", { symbol: "KD", digits: 3 }).text).toBe("KD\u00a01.001");
  expect(formatMoney("1.005").text).toBe("$1.01");
});

test.each([
  ["USD", ["$", "$", "$", "$", "$", "$"]],
  ["CNY", ["CN¥", "¥", "CNY", "CNY", "CN¥", "CN¥"]],
  ["JPY", ["¥", "JP¥", "JPY", "JPY", "¥", "JP¥"]],
  ["CAD", ["CA$", "CA$", "CAD", "$CA", "CA$", "CA$"]],
  ["EUR", ["€", "€", "€", "€", "€", "€"]],
  ["THB", ["฿", "฿", "฿", "฿", "฿", "฿"]],
  ["LAK", ["₭", "₭", "₭", "₭", "₭", "₭"]],
  ["PLN", ["zł", "zł", "zł", "zł", "zł", "zł"]],
  ["SGD", ["SGD", "SGD", "SGD", "$SG", "SGD", "SGD"]],
  ["SEK", ["SEK", "SEK", "SEK", "SEK", "SEK", "SEK"]],
  ["CHF", ["CHF", "CHF", "CHF", "CHF", "CHF", "CHF"]],
  ["KWD", ["KWD", "KWD", "KWD", "KWD", "KWD", "KWD"]],
])("writes %s so that readers of each language know the currency", (currency, symbols) => {
  expect(locales.map((locale) => currencySymbol(currency, locale))).toEqual(symbols);
});

test("separates a symbol of letters from the digits", () => {
  expect(formatMoney("5", { symbol: "CHF" })).toMatchObject({ space: "\u00a0", text: "CHF\u00a05.00" });
  expect(formatMoney("5", { symbol: "CA$" }).text).toBe("CA$5.00");
});

test("places the sign of a negative amount first", () => {
  expect(formatMoney("-5").text).toBe("\u2212$5.00");
  expect(formatMoney("-0.001")).toMatchObject({ negative: false, text: "$0.00" });
});

test("keeps every digit of amounts beyond a float, and rejects invalid amounts", () => {
  expect(formatMoney("12345678901234567890.125").text).toBe("$12,345,678,901,234,567,890.13");
  expect(() => formatMoney("free")).toThrow("not an amount");
});

test("sums without floating-point errors", () => {
  expect(
    sumMoney([
      { price: "0.1", count: 1 },
      { price: "0.2", count: 1 },
      { price: "19.99", count: 3 },
    ]),
  ).toBe("60.27");
  expect(sumMoney([])).toBe("0.00");
  expect(subtractMoney("0.3", "0.1")).toBe("0.20");
  expect(compareMoney("10.00", 9.99)).toBe(1);
});

test.each([
  ["75", "100", 25],
  ["99.99", "100", 0],
  ["100", "100", 0],
  ["120", "100", 0],
  ["66.67", "100", 33],
  ["5", null, 0],
  ["0.9", 1, 10],
  ["0.05", "100.125", 99],
  ["12.50", "12.5", 0],
])("computes for a price of %s instead of %s a saving of %i percent", (price, list, percent) => {
  expect(savingPercent(price, list)).toBe(percent);
});

test.each([
  ["99.50", "124.00", "24.50"],
  ["9.99", 10, "0.01"],
  [75, 100, "25"],
  ["120", "100", "0"],
  ["5", null, "0"],
])("computes for a price of %s instead of %s a saving of %s", (price, list, amount) => {
  expect(savingAmount(price, list)).toBe(amount);
});
