import { expect, it } from "vitest";
import { afterOrderHref, paymentHref, resultHref } from "./order-paths.ts";

it("goes from a new order to its payment, and past it where the order costs nothing", () => {
  expect(afterOrderHref("PT1", "10.00")).toBe(paymentHref("PT1"));
  expect(afterOrderHref("PT1", "0.01")).toBe(paymentHref("PT1"));
  expect(afterOrderHref("PT1", "")).toBe(paymentHref("PT1"));
  expect(afterOrderHref("PT1", "0.00")).toBe(resultHref("PT1"));
  expect(afterOrderHref("PT1", "0")).toBe(resultHref("PT1"));
});
