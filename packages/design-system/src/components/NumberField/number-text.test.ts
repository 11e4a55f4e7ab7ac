import { expect, test } from "vitest";
import { numberText } from "./number-text.ts";

const anyNumber = { min: -Infinity, max: Infinity };
const text = (locale: string, options = {}, range = anyNumber, allowDelta = false) =>
  numberText(locale, options, range, allowDelta);

const valueOf = (locale: string, typed: string, ...rest: [object?, { min: number; max: number }?]) =>
  text(locale, ...rest).parse(typed, null).value;

test.each([
  ["en", "1,234.5"],
  ["fr", "1 234,5"],
  ["es", "1234,5"],
  ["id", "1.234,5"],
  ["th", "1,234.5"],
  ["zh-CN", "1,234.5"],
])("parses what it formats in %s, and other spellings", (locale, other) => {
  const { format, parse } = text(locale);
  for (const value of [0, -7, 1234.5, 99_999]) expect(parse(format(value), null)).toEqual({ value });
  expect(valueOf(locale, other)).toBe(1234.5);
});

test("parses Thai digits", () => {
  expect(valueOf("th", "๑๒๓")).toBe(123);
});

test("limits parsed numbers to the range and to the format's fraction digits", () => {
  const { parse } = text("en", { maximumFractionDigits: 1 }, { min: 0, max: 10 });
  expect(parse("11", null)).toEqual({ value: 10, problem: "highest" });
  expect(parse("-3", null)).toEqual({ value: 0, problem: "lowest" });
  expect(parse("0.26", null)).toEqual({ value: 0.3, problem: "rounded" });
});

test.each([
  ["en", "2,5", 2.5],
  ["en", "1,234", 1234],
  ["en", "1,234,567", 1_234_567],
  ["fr", "2.5", 2.5],
  ["es", "2.5", 2.5],
  ["es", "1.234", 1234],
  ["lao", "2.5", 2.5],
])("reads the decimal separator of another language in %s: %s", (locale, typed, value) => {
  expect(valueOf(locale, typed)).toBe(value);
});

test("distinguishes empty text from invalid text", () => {
  expect(text("en").parse(" ", 3)).toEqual({ value: null });
  for (const typed of ["-", "12a", "1.2.3", "abc"])
    expect(text("en").parse(typed, 3)).toEqual({ value: undefined, problem: "invalid" });
});

test("adds a number with a sign to the current one, if deltas are allowed", () => {
  const { parse } = text("en", {}, { min: 0, max: 100 }, true);
  const values = ["+2", "-2", "−20", "9"].map((typed) => parse(typed, 7).value);
  expect(values).toEqual([9, 5, 0, 9]);
  expect(parse("+2", null).value).toBe(2);
  expect(text("en", {}, anyNumber, true).parse("+0.2", 0.1)).toEqual({ value: 0.3 });
  expect(valueOf("en", "-2")).toBe(-2);
});

test("adds without binary rounding errors", () => {
  expect(text("en").add(0.1, 0.2)).toBe(0.3);
  expect(text("en", {}, { min: 5, max: 9 }).add(null, 1)).toBe(6);
  expect(text("en", { style: "percent" }).add(0.07, 0.01)).toBe(0.08);
});
