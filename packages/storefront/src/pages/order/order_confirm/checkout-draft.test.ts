import type { CheckoutCoupon } from "@carmine/api/hooks";
import { beforeEach, expect, test, vi } from "vitest";
import { checkoutDraft, startOf, type CheckoutDraft } from "./checkout-draft.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const input: CheckoutDraft = {
  choices: { addressId: 2, coupons: { 0: 7, 3: 8 }, usePoints: true, pstNumber: "PST-1" },
  notes: { 3: "Ring twice" },
  gifts: { 3: true },
  payType: "paypal",
};

const coupon = (id: number, issuer: number, isUsable = true) => ({ id, issuer, isUsable }) as CheckoutCoupon;

test("restores the input of each checkout", () => {
  checkoutDraft("a").keep(input);
  expect(checkoutDraft("a").read()).toEqual(input);
  expect(checkoutDraft("b").read()).toBeNull();
});

test("ignores malformed stored input", () => {
  for (const text of ["{", "7", "null", '{"notes":{"3":4}}']) {
    kept.set("checkout:a", text);
    expect(checkoutDraft("a").read()).toBeNull();
  }
  kept.set(
    "checkout:a",
    '{"choices":{"addressId":"x","coupons":[null]},"notes":{"3":4},"gifts":{"3":1},"payType":5}',
  );
  expect(checkoutDraft("a").read()).toEqual({
    choices: { addressId: null, coupons: {}, usePoints: false, pstNumber: null },
    notes: {},
    gifts: {},
    payType: null,
  });
});

test("falls back to the first choice if the stored one is no longer available", () => {
  const addresses = [{ id: 1 }, { id: 2 }];
  const coupons = [coupon(9, 0), coupon(7, 0), coupon(8, 3, false)];
  expect(startOf({ addressId: 1 }, addresses, coupons, null).choices).toMatchObject({
    addressId: 1,
    coupons: { 0: 9 },
  });
  expect(startOf({ addressId: 1 }, addresses, coupons, input)).toEqual({
    ...input,
    choices: { ...input.choices, coupons: { 0: 7 } },
  });
  expect(startOf({ addressId: 1 }, [{ id: 1 }], [], input).choices).toMatchObject({
    addressId: 1,
    coupons: {},
  });
});
