import { expect, test } from "vitest";
import { bestCoupon } from "./best-coupon.ts";

const coupon = (amount: string, minimum: string | null = null, isUsable = true) => ({
  amount,
  minimum,
  isUsable,
});

const dollars = { digits: 2, smallestCharge: "0.50" };
const yen = { digits: 0, smallestCharge: "50" };

test("uses the coupon with the largest discount whose minimum is reached", () => {
  const coupons = [coupon("25.00", "400.00"), coupon("10.00"), coupon("15.00", "398.00")];
  expect(bestCoupon(coupons, "398.00", dollars)).toEqual({ amount: "15.00", sum: "383.00" });
  expect(bestCoupon(coupons, "400.00", dollars)).toEqual({ amount: "25.00", sum: "375.00" });
  expect(bestCoupon(coupons, "99.50", dollars)).toEqual({ amount: "10.00", sum: "89.50" });
  expect(bestCoupon([coupon("100")], "1290", yen)).toEqual({ amount: "100", sum: "1190" });
});

test("ignores used coupons, coupons that aren't valid yet, and coupons that leave nothing to pay", () => {
  expect(bestCoupon([coupon("5.00", null, false)], "50.00", dollars)).toBeUndefined();
  expect(bestCoupon([coupon("5.00")], "5.00", dollars)).toBeUndefined();
  expect(bestCoupon([], "5.00", dollars)).toBeUndefined();
});

test("ignores a coupon that would leave less than the smallest charge", () => {
  expect(bestCoupon([coupon("62.01")], "62.50", dollars)).toBeUndefined();
  expect(bestCoupon([coupon("62.00")], "62.50", dollars)).toEqual({ amount: "62.00", sum: "0.50" });
  expect(bestCoupon([coupon("100")], "149", yen)).toBeUndefined();
});
