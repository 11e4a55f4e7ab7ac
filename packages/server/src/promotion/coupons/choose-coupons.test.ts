import { describe, expect, it } from "vitest";
import { issuerOf, judgeCoupon, type ClaimedCoupon } from "./choose-coupons.ts";
import type { PriceLine } from "../../pricing/price-input.ts";

const now = new Date("2026-03-01T00:00:00Z");
const coupon = (over: Partial<ClaimedCoupon> = {}): ClaimedCoupon => ({
  id: 1,
  value: 300n,
  minimum: 500n,
  scope: { kind: "platform" },
  startsAt: new Date("2026-02-01T00:00:00Z"),
  endsAt: new Date("2026-04-01T00:00:00Z"),
  ...over,
});
const lines: PriceLine[] = [
  { id: "1", merchantId: 1, productId: 1, categoryIds: [1], unitPrice: 400n, quantity: 1, weight: "0" },
  { id: "2", merchantId: 2, productId: 2, categoryIds: [1, 2], unitPrice: 200n, quantity: 1, weight: "0" },
];

describe("a claimed coupon", () => {
  it("is usable, with its deduction", () =>
    expect(judgeCoupon(coupon(), lines, now, {})).toEqual({ usable: true, deduct: 300n }));
  it("is valid in its period, to the millisecond", () => {
    expect(judgeCoupon(coupon({ startsAt: new Date(now.getTime() + 1) }), lines, now, {})).toEqual({
      usable: false,
      reason: "notStarted",
    });
    expect(judgeCoupon(coupon({ startsAt: now }), lines, now, {}).usable).toBe(true);
    expect(judgeCoupon(coupon({ endsAt: now }), lines, now, {})).toEqual({
      usable: false,
      reason: "expired",
    });
  });
  it("reports the amount missing to its minimum, over the eligible items", () => {
    expect(judgeCoupon(coupon({ minimum: 600n }), lines, now, {}).usable).toBe(true);
    expect(judgeCoupon(coupon({ minimum: 601n }), lines, now, {})).toEqual({
      usable: false,
      reason: "belowMinimum",
      missing: 1n,
    });
    expect(judgeCoupon(coupon({ scope: { kind: "merchant", merchantId: 1 } }), lines, now, {})).toMatchObject(
      {
        missing: 100n,
      },
    );
  });
  it("requires eligible items", () =>
    expect(judgeCoupon(coupon({ scope: { kind: "category", categoryId: 9 } }), lines, now, {})).toEqual({
      usable: false,
      reason: "noGoods",
    }));
  it("never makes the items free", () => {
    expect(judgeCoupon(coupon({ value: 9999n }), lines, now, {})).toEqual({ usable: true, deduct: 599n });
    expect(judgeCoupon(coupon({ value: 9999n }), lines, now, { smallestCharge: 50n })).toEqual({
      usable: true,
      deduct: 550n,
    });
    expect(judgeCoupon(coupon({ value: 9999n }), lines, now, { allowFree: true })).toEqual({
      usable: true,
      deduct: 600n,
    });
    const penny: PriceLine[] = [{ ...(lines[0] as PriceLine), unitPrice: 1n }];
    expect(judgeCoupon(coupon({ minimum: 0n }), penny, now, {})).toEqual({
      usable: false,
      reason: "givesNothing",
    });
  });
});

it("belongs to its merchant or to the platform", () => {
  expect(issuerOf(coupon({ scope: { kind: "product", merchantId: 2, productIds: [1] } }))).toBe(2);
  expect(issuerOf(coupon({ scope: { kind: "category", categoryId: 1 } }))).toBe(0);
});
