import { expect, test } from "vitest";
import { numberText } from "./number-text.ts";

const anyNumber = { min: -Infinity, max: Infinity };
const text = (locale: string, options = {}, range = anyNumber, allowDelta = false) =>
  numberText(locale, options, range, allowDelta);

test.each([
  ["en", "1,234.5"],
  ["fr", "1 234,5"],
  ["es", "1234,5"],
  ["id", "1.234,5"],
  ["th", "1,234.5"],
  ["zh-CN", "1,234.5"],
])("parses what it formats in %s, and other spellings", (locale, other) => {
  const { format, parse } = text(locale);
  for (const value of [0, -7, 1234.5, 99_999]) expect(parse(format(value), null)).toBe(value);
  expect(parse(other, null)).toBe(1234.5);
});

test("parses Thai digits", () => {
  expect(text("th").parse("๑๒๓", null)).toBe(123);
});

test("limits parsed numbers to the range and to the format's fraction digits", () => {
  const { parse } = text("en", { maximumFractionDigits: 1 }, { min: 0, max: 10 });
  expect(parse("11", null)).toBe(10);
  expect(parse("0.25", null)).toBe(0.3);
});

test("distinguishes empty text from invalid text", () => {
  expect(text("en").parse(" ", 3)).toBeNull();
  expect(text("en").parse("-", 3)).toBeUndefined();
});

test("adds a number with a sign to the current one, if deltas are allowed", () => {
  const { parse, isPartial } = text("en", {}, { min: 0, max: 100 }, true);
  expect([parse("+2", 7), parse("-2", 7), parse("−20", 7), parse("9", 7)]).toEqual([9, 5, 0, 9]);
  expect(parse("+2", null)).toBe(2);
  expect(isPartial("+")).toBe(true);
  expect(text("en").parse("-2", 7)).toBe(-2);
});

test("rejects letters, and a sign where no negative number is allowed", () => {
  expect(text("en").isPartial("12a")).toBe(false);
  expect(text("en", {}, { min: 0, max: 9 }).isPartial("-")).toBe(false);
  expect(text("fr").isPartial("1,")).toBe(true);
});

test("adds without binary rounding errors", () => {
  expect(text("en").add(0.1, 0.2)).toBe(0.3);
  expect(text("en", {}, { min: 5, max: 9 }).add(null, 1)).toBe(6);
  expect(text("en", { style: "percent" }).add(0.07, 0.01)).toBe(0.08);
});
