import type { CartCoupon, CartGroup, CartItem } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { couponHintOf, freeShippingOf } from "./shop-offers.ts";

const item = (id: number, price: string, over: Partial<CartItem> = {}): CartItem => ({
  id,
  productId: id,
  skuId: id,
  name: "Tire",
  picture: null,
  options: [],
  price,
  quantity: 1,
  stock: 9,
  isAvailable: true,
  ...over,
});
const coupon = (id: number, amount: string, over: Partial<CartCoupon> = {}): CartCoupon => ({
  id,
  amount,
  minimum: "0",
  productIds: null,
  isClaimed: false,
  ...over,
});
const group = (over: Partial<CartGroup>): CartGroup => ({
  shop: { id: 1, name: "Shop" },
  freeShippingFrom: null,
  coupons: [],
  items: [item(1, "40.00", { quantity: 2 }), item(2, "15.50")],
  ...over,
});
const all = new Set<number>();

test("hints at the largest applicable coupon, or the one with the smallest missing amount", () => {
  const coupons = [
    coupon(1, "30", { minimum: "200" }),
    coupon(2, "20", { minimum: "95.50" }),
    coupon(3, "5"),
  ];
  expect(couponHintOf(group({ coupons }), all)).toEqual({ coupon: coupons[1], missing: null });
  expect(couponHintOf(group({ coupons: coupons.slice(0, 2) }), new Set([2]))).toEqual({
    coupon: coupons[1],
    missing: "15.50",
  });
  expect(couponHintOf(group({ coupons: [] }), all)).toBeUndefined();
});

test("counts only a coupon's own products, and ignores coupons without products in the cart", () => {
  const some = coupon(1, "5", { minimum: "20", productIds: [2] });
  expect(couponHintOf(group({ coupons: [some] }), all)).toEqual({ coupon: some, missing: "4.50" });
  expect(couponHintOf(group({ coupons: [coupon(1, "5", { productIds: [7] })] }), all)).toBeUndefined();
});

test("ignores coupons without a minimum if nothing is selected", () => {
  expect(couponHintOf(group({ coupons: [coupon(1, "5")] }), new Set([1, 2]))).toBeUndefined();
});

test("reaches free shipping by the total of the selected rows", () => {
  expect(freeShippingOf(group({ freeShippingFrom: "95.50" }), all)).toEqual({
    from: "95.50",
    sum: "95.50",
    missing: null,
  });
  expect(freeShippingOf(group({ freeShippingFrom: "95.50" }), new Set([1]))?.missing).toBe("80.00");
  for (const from of [null, "0"])
    expect(freeShippingOf(group({ freeShippingFrom: from }), all)).toBeUndefined();
});

test("subtracts the shopper's coupon before checking for free shipping", () => {
  const own = coupon(1, "10", { isClaimed: true });
  expect(freeShippingOf(group({ freeShippingFrom: "90", coupons: [own] }), all)?.missing).toBe("4.50");
  expect(
    freeShippingOf(group({ freeShippingFrom: "90", coupons: [{ ...own, isClaimed: false }] }), all)?.missing,
  ).toBeNull();
});
