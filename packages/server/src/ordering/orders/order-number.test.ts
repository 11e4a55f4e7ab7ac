import { expect, it } from "vitest";
import { newOrderNo, shopOrderNo } from "./order-number.ts";

it("is short, starts with its prefix and doesn't repeat", () => {
  const numbers = Array.from({ length: 2000 }, () => newOrderNo("PT"));
  for (const number of numbers) expect(number).toMatch(/^PT\d{16}$/);
  expect(new Set(numbers).size).toBe(numbers.length);
});

it("is equal for all shops' parts, except the position", () => {
  expect(shopOrderNo("PT4821903755264103", 1)).toBe("SH482190375526410301");
  expect(shopOrderNo("PT4821903755264103", 12)).toBe("SH482190375526410312");
});
