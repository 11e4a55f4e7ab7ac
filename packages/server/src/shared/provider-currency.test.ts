import { expect, it } from "vitest";
import {
  chargeDigits,
  fromProviderUnits,
  minimumCharge,
  providerText,
  refusesCurrency,
  toProviderUnits,
} from "./provider-currency.ts";

it.each([
  ["USD", 1250n, 1250n],
  ["JPY", 73n, 73n],
  ["HUF", 7300n, 7300n],
  ["UGX", 73n, 7300n],
  ["ISK", 73n, 7300n],
  ["MGA", 500_000n, 5000n],
])("converts %s to the unit of Stripe and back", (currency, minor, units) => {
  expect(toProviderUnits("stripe", currency, minor)).toBe(units);
  expect(fromProviderUnits("stripe", currency, units)).toBe(minor);
});

it.each([
  ["USD", 1250n, "12.50"],
  ["JPY", 73n, "73"],
  ["HUF", 7300n, "73"],
  ["TWD", 7300n, "73"],
])("formats %s with the decimals of PayPal", (currency, minor, text) => {
  expect(providerText("paypal", currency, minor)).toBe(text);
});

it("refuses an amount with more decimals than the provider charges", () => {
  expect(() => toProviderUnits("stripe", "MGA", 12_650n)).toThrow("stripe can't charge 126.50 MGA");
  expect(() => providerText("paypal", "HUF", 50n)).toThrow(RangeError);
});

it("rounds to what every open provider can charge", () => {
  expect(chargeDigits(["stripe"], "HUF")).toBe(2);
  expect(chargeDigits(["stripe", "paypal"], "HUF")).toBe(0);
  expect(chargeDigits(["stripe"], "MGA")).toBe(0);
  expect(chargeDigits(["sandbox"], "MGA")).toBe(2);
});

it("takes the largest minimum of the open providers", () => {
  expect(minimumCharge(["stripe"], "USD")).toBe(50n);
  expect(minimumCharge(["stripe", "paypal"], "HUF")).toBe(175n);
  expect(minimumCharge(["stripe"], "JPY")).toBe(50n);
  expect(minimumCharge(["paypal"], "USD")).toBe(1n);
  expect(minimumCharge(["sandbox"], "USD")).toBe(1n);
  expect(minimumCharge([], "USD")).toBe(1n);
});

it("names the provider that can't charge a currency", () => {
  expect(refusesCurrency("stripe", "KPW")).toBe("Stripe");
  expect(refusesCurrency("paypal", "LAK")).toBe("PayPal");
  expect(refusesCurrency("sandbox", "KPW")).toBeUndefined();
  expect(refusesCurrency("stripe", "LAK")).toBeUndefined();
});
