import fc from "fast-check";
import { expect, test } from "vitest";
import { clampQuantity, parseQuantity, quantityByKey } from "./quantity.ts";

const range = { min: 1, max: 9, step: 1 };

test.each([
  ["ArrowUp", 5, 6],
  ["ArrowDown", 5, 4],
  ["PageUp", 5, 9],
  ["PageDown", 5, 1],
  ["Home", 5, 1],
  ["End", 5, 9],
  ["ArrowUp", 9, 9],
  ["ArrowDown", 1, 1],
  ["a", 5, null],
])("%s at %i gives %s", (key, from, to) => {
  expect(quantityByKey(key, from, range)).toBe(to);
});

test("doesn't change on End without a limit", () => {
  expect(quantityByKey("End", 5, { ...range, max: Number.POSITIVE_INFINITY })).toBe(5);
});

test.each([
  ["12", 12],
  [" 7 ", 7],
  ["12", 12],
  ["๑๒", 12],
  ["໙", 9],
  ["٣", 3],
  ["", null],
  ["1.5", null],
  ["-2", null],
  ["1e3", null],
])("parses %j as %s", (text, value) => {
  expect(parseQuantity(text)).toBe(value);
});

test("parses the decimal digits of any script", () => {
  const zeros = ["0", "٠", "०", "๐", "໐", "០", "၀", "𝟬"];
  fc.assert(
    fc.property(fc.constantFrom(...zeros), fc.nat(9), (zero, digit) => {
      const written = String.fromCodePoint((zero.codePointAt(0) ?? 0) + digit);
      expect(parseQuantity(written)).toBe(digit);
    }),
  );
});

test("never leaves its range, whatever the stock", () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 5 }), fc.nat(20), (value, min, max) => {
      const quantity = clampQuantity(value, { min, max, step: 1 });
      expect(quantity).toBeGreaterThanOrEqual(min);
      expect(quantity).toBeLessThanOrEqual(Math.max(min, max));
    }),
  );
});
