import { expect, test } from "vitest";
import { signInPath } from "./guard.ts";

test("the sign-in page knows that somebody came for coupons, in every language", () => {
  expect(signInPath("/users/coupon_list")).toBe("/login?for=coupons");
  expect(signInPath("/lao/users/coupon_list")).toBe("/login?for=coupons");
  expect(signInPath("/users/points")).toBe("/login");
});
