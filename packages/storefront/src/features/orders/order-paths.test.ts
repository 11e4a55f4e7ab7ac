import { expect, it } from "vitest";
import { afterOrderHref, paymentHref, resultHref } from "./order-paths.ts";

it("opens the payment of a new order, or its result if the total is zero", () => {
  expect(afterOrderHref("PT1", "10.00")).toBe(paymentHref("PT1"));
  expect(afterOrderHref("PT1", "0.01")).toBe(paymentHref("PT1"));
  expect(afterOrderHref("PT1", "")).toBe(paymentHref("PT1"));
  expect(afterOrderHref("PT1", "0.00")).toBe(resultHref("PT1"));
  expect(afterOrderHref("PT1", "0")).toBe(resultHref("PT1"));
});
