import { expect, test } from "vitest";
import { methodOf, openMethods } from "./open-methods.ts";

const method = {
  paypalStatus: true,
  stripeStatus: true,
  stripePublishableKey: "pk",
  wechatPaySwitch: true,
  sandboxStatus: false,
};

test("lists the available methods, card first", () => {
  expect(openMethods(method)).toEqual(["stripe", "paypal"]);
  expect(openMethods({ ...method, stripeStatus: false, sandboxStatus: true })).toEqual(["paypal", "sandbox"]);
  expect(openMethods(undefined)).toEqual([]);
});

test("falls back to the first available method", () => {
  expect(methodOf(["stripe", "paypal"], "paypal")).toBe("paypal");
  expect(methodOf(["stripe", "paypal"], "wechat")).toBe("stripe");
  expect(methodOf([], "stripe")).toBeUndefined();
});
