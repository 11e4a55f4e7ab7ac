import { expect, test } from "vitest";
import { planPrices } from "./bulk-price.ts";

const sku = (price: string) => ({ skuId: 1, productId: 1, productName: "Lamp", skuText: "", price });
const to = (price: string, rule: Parameters<typeof planPrices>[1], digits = 2) => {
  const plan = planPrices([sku(price)], rule, digits);
  return typeof plan === "string" ? plan : plan.map((one) => one.to);
};

test("adds a percentage or an amount to the minor unit", () => {
  expect(to("19.99", { by: "percent", value: -10, isRounded: false })).toEqual(["17.99"]);
  expect(to("0.30", { by: "amount", value: 0.1, isRounded: false })).toEqual(["0.40"]);
  expect(to("1200", { by: "percent", value: 5, isRounded: false }, 0)).toEqual(["1260"]);
});

test("rounds to the nearest price that ends in .90", () => {
  expect(to("20.00", { by: "percent", value: 10, isRounded: true })).toEqual(["21.90"]);
  expect(to("0.50", { by: "percent", value: 0, isRounded: true })).toEqual(["0.90"]);
  expect(to("1200", { by: "amount", value: 1, isRounded: true }, 0)).toEqual(["1201"]);
});

test("leaves out unchanged prices and refuses prices of zero or less, or too high", () => {
  expect(to("9.90", { by: "percent", value: 0, isRounded: true })).toEqual([]);
  expect(to("9.90", { by: "amount", value: -10, isRounded: false })).toBe("tooLow");
  expect(to("50000000", { by: "percent", value: 100, isRounded: false })).toBe("tooHigh");
  expect(to("50000000", { by: "percent", value: 99, isRounded: false }, 0)).toEqual(["99500000"]);
});
