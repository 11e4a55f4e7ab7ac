import type { CheckoutCoupon } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { couponsOf, firstChoices, orderBody, priceBody, withCoupon, type OrderChoices } from "./choices.ts";

const coupon = (id: number, issuer: number, isUsable = true): CheckoutCoupon => ({
  id,
  name: `Coupon ${id}`,
  amount: "5.00",
  minimum: null,
  issuer,
  isUsable,
  reason: null,
  saving: "5.00",
});
const coupons = [coupon(9, 0, false), coupon(1, 4), coupon(2, 4), coupon(3, 0), coupon(5, 7, false)];

test("selects the best usable coupon of each issuer first", () => {
  expect(firstChoices({ addressId: 8 }, coupons)).toEqual({
    addressId: 8,
    coupons: { 0: 3, 4: 1 },
    usePoints: false,
    pstNumber: null,
  });
});

test("sends marketplace and shop coupons in separate fields", () => {
  const body = priceBody("p", firstChoices({ addressId: 8 }, coupons));
  expect(body).toMatchObject({ couponId: 3, merchantList: [{ merId: 4, couponId: 1 }] });
});

test("sends the same body in whichever order coupons are selected, and omits removed coupons", () => {
  const first = firstChoices({ addressId: null }, []);
  const one = withCoupon(withCoupon(first, 7, 2), 4, 1);
  const other = withCoupon(withCoupon(first, 4, 1), 7, 2);
  expect(JSON.stringify(priceBody("p", one))).toBe(JSON.stringify(priceBody("p", other)));
  expect(withCoupon(withCoupon(one, 4, null), 7, null)).toEqual(first);
});

test("sends notes and gifts per shop with the coupon, and omits empty ones", () => {
  const choices = withCoupon(firstChoices({ addressId: 1 }, []), 4, 1);
  const notes = { 4: " ring twice ", 5: "  ", 6: "x" };
  const input = {
    choices,
    addressId: 1,
    notes,
    gifts: { 5: false, 6: true, 7: true },
    payType: "sandbox",
    expectedTotal: "9.00",
  };
  expect(orderBody("p", input).merchantList).toEqual([
    { merId: 4, couponId: 1, mark: "ring twice" },
    { merId: 6, mark: "x", isGift: true },
    { merId: 7, isGift: true },
  ]);
});

test("lists coupons by issuer", () => {
  expect(couponsOf(coupons, 0).map(({ id }) => id)).toEqual([9, 3]);
});

test("requests the same price for any tax number, and orders with the typed one", () => {
  const choices = firstChoices({ addressId: 1 }, []);
  const withNumber = (pstNumber: string) => ({ ...choices, pstNumber });
  expect(priceBody("p", withNumber("PST-1234-5678"))).toEqual(priceBody("p", withNumber("P")));
  expect(priceBody("p", withNumber("P"))).not.toEqual(priceBody("p", choices));
  const input = { addressId: 1, notes: {}, gifts: {}, payType: "sandbox", expectedTotal: "9.00" };
  const sent = (chosen: OrderChoices) => orderBody("p", { ...input, choices: chosen });
  expect(sent(withNumber("PST-1234-5678"))).toMatchObject({ hasPstNumber: true, pstNumber: "PST-1234-5678" });
  expect(sent(withNumber(""))).toMatchObject({ hasPstNumber: true, pstNumber: "" });
  expect(sent(choices)).toMatchObject({ hasPstNumber: false, pstNumber: "" });
});
