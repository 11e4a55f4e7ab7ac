import { expect, test } from "vitest";
import { readPrice, writePrice } from "./price-text.ts";

test.each([
  ["12.5", 2, 1250],
  ["12,5", 2, 1250],
  ["0.1", 2, 10],
  ["1250", 0, 1250],
  ["", 2, null],
  ["-1", 2, undefined],
  ["cheap", 2, undefined],
])("%j with %i digits is %s", (text, digits, minor) => {
  expect(readPrice(text, digits)).toBe(minor);
});

test("parses every formatted price", () => {
  for (const minor of [0, 5, 1250, 99_999]) expect(readPrice(writePrice(minor, 2), 2)).toBe(minor);
});
