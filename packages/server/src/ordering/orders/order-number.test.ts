import { expect, it } from "vitest";
import { newOrderNo } from "./order-number.ts";

it("has the contract's form and doesn't repeat within a millisecond", () => {
  const now = new Date("2026-01-02T03:04:05.678Z");
  const numbers = Array.from({ length: 2000 }, () => newOrderNo("PT", now));
  for (const number of numbers) expect(number).toMatch(new RegExp(`^PT\\d{3}${now.getTime()}\\d{12}$`));
  expect(new Set(numbers).size).toBe(numbers.length);
});
