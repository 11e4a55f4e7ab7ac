import fc from "fast-check";
import { expect, test } from "vitest";
import { cardBrandOf, formatCardNumber, formatCvc, formatExpiry, placeAfterDigits } from "./card-format.ts";

test.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242 4", "4242 4"],
  ["4242", "4242"],
  ["378282246310005", "3782 822463 10005"],
  ["37828", "3782 8"],
  ["a4-2b", "42"],
  ["", ""],
])("formats %j as %j", (typed, shown) => {
  expect(formatCardNumber(typed)).toBe(shown);
});

test("is idempotent and keeps all digits", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,15}$/), (digits) => {
      const shown = formatCardNumber(digits);
      expect(formatCardNumber(shown)).toBe(shown);
      expect(shown.replaceAll(" ", "")).toBe(digits);
    }),
  );
});

test.each([
  ["4", "visa"],
  ["5105", "mastercard"],
  ["2720", "mastercard"],
  ["37", "amex"],
  ["6011", "unknown"],
  ["", "unknown"],
])("recognizes %s as %s", (number, brand) => {
  expect(cardBrandOf(number)).toBe(brand);
});

test.each([
  ["1", "1"],
  ["12", "12"],
  ["123", "12 / 3"],
  ["1230", "12 / 30"],
  ["9", "09"],
  ["1/", "01"],
  ["12 / 30", "12 / 30"],
  ["9/2030", "09 / 30"],
  ["12/2030", "12 / 30"],
])("formats expiry %j as %j", (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test("limits a security code to four digits", () => {
  expect(formatCvc("12a345")).toBe("1234");
});

test("keeps the caret behind its digit", () => {
  expect(placeAfterDigits("4242 4242", 4)).toBe(4);
  expect(placeAfterDigits("4242 4242", 5)).toBe(6);
  expect(placeAfterDigits("42", 9)).toBe(2);
});
