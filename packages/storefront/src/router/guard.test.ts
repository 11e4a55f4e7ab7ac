// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import type { App } from "../app/app.ts";
import { createStores } from "../app/stores.ts";
import { dropCookie, readCookie, returnPathCookie } from "../app/cookies.ts";
import { guard, signInPath } from "./guard.ts";

const appOf = (signedIn: boolean) => ({ stores: createStores(signedIn) }) as unknown as App;
const orders = new URL("http://shop.example/fr/users/order_list?type=1");

beforeEach(() => dropCookie(returnPathCookie));

test("adds the purpose of the coupon page to the sign-in path, in every language", () => {
  expect(signInPath("/users/coupon_list")).toBe("/login?for=coupons");
  expect(signInPath("/lao/users/coupon_list")).toBe("/login?for=coupons");
  expect(signInPath("/users/points")).toBe("/login");
});

test("sends visitors of a shopper's page to the sign-in page and remembers the page with its query", () => {
  expect(guard(appOf(false), "shopper", orders)).toBe("/login");
  expect(readCookie(returnPathCookie)).toBe("/fr/users/order_list?type=1");
});

test("sends signed-in shoppers from pages for signed-out visitors to the home page", () => {
  expect(guard(appOf(true), "signed-out", new URL("http://shop.example/login"))).toBe("/");
  expect(guard(appOf(false), "signed-out", new URL("http://shop.example/login"))).toBeUndefined();
});

test.each([
  [true, "shopper"],
  [false, "guest"],
  [true, "guest"],
  [false, "public"],
  [true, "public"],
] as const)("lets a visitor with signedIn %s open a page with access %s", (signedIn, access) => {
  expect(guard(appOf(signedIn), access, orders)).toBeUndefined();
  expect(readCookie(returnPathCookie) ?? "").toBe("");
});
