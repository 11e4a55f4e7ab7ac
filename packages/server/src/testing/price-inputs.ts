import type { FreightTemplate } from "../pricing/freight.ts";
import type { Coupon, PointsOffer, PriceInput, PriceLine } from "../pricing/price-input.ts";

/** A line of one unit for 10.00. */
export const line = (over: Partial<PriceLine>): PriceLine => ({
  id: "1",
  merchantId: 1,
  productId: 1,
  categoryIds: [1],
  unitPrice: 1000n,
  quantity: 1,
  weight: "1",
  ...over,
});

/** Flat shipping cost. */
export const flat = (firstFee: bigint, freeFrom: bigint | null = null): FreightTemplate => ({
  by: "flat",
  first: "1",
  firstFee,
  next: "1",
  nextFee: 0n,
  freeFrom,
});

/** An order of one line, without discounts or taxes. */
export const input = (over: Partial<PriceInput>): PriceInput => ({
  lines: [line({})],
  coupons: [],
  freight: new Map(),
  taxRates: [],
  pstExempt: false,
  ...over,
});

/** A coupon of the marketplace, 3.00 off. */
export const coupon = (over: Partial<Coupon>): Coupon => ({
  id: 1,
  value: 300n,
  minimum: 0n,
  scope: { kind: "platform" },
  ...over,
});

/** Points worth a cent each, for up to half of the item total. */
export const points = (over: Partial<PointsOffer> = {}): PointsOffer => ({
  balance: 500,
  worth: "1",
  maximumShare: "0.5",
  minimum: 0,
  ...over,
});
