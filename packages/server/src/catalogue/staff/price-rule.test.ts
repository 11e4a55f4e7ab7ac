import { expect, test } from "vitest";
import { priceByRule, type PriceRule } from "./price-rule.ts";

const to = (price: string, rule: PriceRule, digits = 2) => {
  const changed = priceByRule(price, rule, digits);
  return typeof changed === "string" ? changed : changed.to;
};

test("adds a percentage or an amount and rounds half up to the minor unit", () => {
  expect(to("19.99", { by: "percent", value: "-10", isRounded: false })).toBe("17.99");
  expect(to("5.00", { by: "percent", value: "4.1", isRounded: false })).toBe("5.21");
  expect(to("0.30", { by: "amount", value: "0.1", isRounded: false })).toBe("0.40");
  expect(to("1200.00", { by: "percent", value: "5", isRounded: false }, 0)).toBe("1260");
});

test("rounds to the nearest price that ends in .90", () => {
  expect(to("20.00", { by: "percent", value: "10", isRounded: true })).toBe("21.90");
  expect(to("20.40", { by: "percent", value: "0", isRounded: true })).toBe("20.90");
  expect(to("20.39", { by: "percent", value: "0", isRounded: true })).toBe("19.90");
  expect(to("0.50", { by: "percent", value: "0", isRounded: true })).toBe("0.90");
  expect(to("1200.00", { by: "amount", value: "1", isRounded: true }, 0)).toBe("1201");
});

test("refuses prices of zero or less, or too high", () => {
  expect(to("9.90", { by: "amount", value: "-9.90", isRounded: true })).toBe("tooLow");
  expect(to("9.90", { by: "amount", value: "-10", isRounded: false })).toBe("tooLow");
  expect(to("0.30", { by: "percent", value: "-99", isRounded: false })).toBe("tooLow");
  expect(to("50000000.00", { by: "percent", value: "100", isRounded: false })).toBe("tooHigh");
  expect(to("50000000.00", { by: "percent", value: "99", isRounded: false }, 0)).toBe("99500000");
});
