import { expect, test } from "vitest";
import { savedAmount, timesPrice } from "./money.ts";

test("multiplies the price by the quantity, to the minor unit of the currency", () => {
  expect(timesPrice("148.50", 4, 2)).toBe("594.00");
  expect(timesPrice("0.10", 3, 2)).toBe("0.30");
  expect(timesPrice("1290", 99, 0)).toBe("127710");
});

test("returns the difference to the list price, or undefined", () => {
  expect(savedAmount("148.50", "171.00", 2)).toBe("22.50");
  expect(savedAmount("10.00", "10.00", 2)).toBeUndefined();
  expect(savedAmount("10.00", "9.00", 2)).toBeUndefined();
  expect(savedAmount("10.00", null, 2)).toBeUndefined();
});
