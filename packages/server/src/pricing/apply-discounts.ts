import { Big } from "big.js";
import { allot, halfUp, least, most, shareOf, sum, type Minor } from "../shared/money.ts";
import type { Coupon, CouponScope, PointsOffer, PriceLine } from "./price-input.ts";

export interface DiscountedLine extends PriceLine {
  readonly goods: Minor;
  readonly coupon: Minor;
  /** The part of `coupon` that the marketplace pays. */
  readonly platformCoupon: Minor;
  readonly points: Minor;
}

export interface Discounted {
  readonly lines: readonly DiscountedLine[];
  readonly pointsUsed: number;
  readonly couponDeducts: ReadonlyMap<number, Minor>;
}

interface DiscountInput {
  readonly lines: readonly PriceLine[];
  readonly coupons: readonly Coupon[];
  readonly points?: PointsOffer | undefined;
  readonly allowFree?: boolean;
}

export const goodsOf = (line: PriceLine): Minor => line.unitPrice * BigInt(line.quantity);

/** Whether a line counts for a coupon (rule 1, step 2). */
export const isEligible = (scope: CouponScope, line: PriceLine): boolean => {
  switch (scope.kind) {
    case "merchant":
      return line.merchantId === scope.merchantId;
    case "product":
      return line.merchantId === scope.merchantId && scope.productIds.includes(line.productId);
    case "platform":
      return true;
    case "category":
      return line.categoryIds.includes(scope.categoryId);
  }
};

/** One merchant-funded coupon per merchant and one of the platform: the first of each, merchants' before platform's. */
const inOrder = (coupons: readonly Coupon[]): Coupon[] => {
  const byIssuer = new Map<number, Coupon>();
  for (const coupon of coupons) {
    const { scope } = coupon;
    const issuer = scope.kind === "merchant" || scope.kind === "product" ? scope.merchantId : Infinity;
    if (!byIssuer.has(issuer)) byIssuer.set(issuer, coupon);
  }
  return [...byIssuer].toSorted(([a], [b]) => (a === b ? 0 : a - b)).map(([, coupon]) => coupon);
};

/** Points worth using on goods of this total; judged before coupons, so that a coupon can't push it under the minimum. */
const pointsValue = (offer: PointsOffer | undefined, goods: Minor): Minor => {
  if (!offer) return 0n;
  const worth = new Big(offer.worth);
  const value = least(
    halfUp(worth.times(offer.balance).round(0, Big.roundDown)),
    shareOf(goods, new Big(offer.maximumShare)),
  );
  return value < halfUp(worth.times(offer.minimum)) ? 0n : value;
};

/** Steps 1 to 3 of rule 1: goods, coupons, points. Lines must come in a canonical order. */
export const applyDiscounts = (input: DiscountInput): Discounted => {
  const goods = input.lines.map(goodsOf);
  const coupon = goods.map(() => 0n);
  const platformCoupon = goods.map(() => 0n);
  const keep = input.allowFree === true ? 0n : 1n;
  const couponDeducts = new Map(input.coupons.map(({ id }) => [id, 0n]));

  for (const { id, scope, value, minimum } of inOrder(input.coupons)) {
    const eligible = input.lines.map((line) => isEligible(scope, line));
    if (sum(goods.filter((_, index) => eligible[index])) < minimum) continue;
    const weights = goods.map((amount, index) => (eligible[index] ? amount - (coupon[index] ?? 0n) : 0n));
    const deduct = least(value, most(sum(weights) - keep, 0n));
    if (deduct === 0n) continue;
    couponDeducts.set(id, deduct);
    allot(deduct, weights).forEach((part, index) => {
      coupon[index] = (coupon[index] ?? 0n) + part;
      if (!("merchantId" in scope)) platformCoupon[index] = (platformCoupon[index] ?? 0n) + part;
    });
  }

  const left = goods.map((amount, index) => amount - (coupon[index] ?? 0n));
  const points = least(pointsValue(input.points, sum(goods)), most(sum(left) - keep, 0n));
  const pointsOfLine = points === 0n ? goods.map(() => 0n) : allot(points, left);
  const pointsUsed =
    points === 0n || !input.points
      ? 0
      : Number(new Big(points.toString()).div(input.points.worth).round(0, Big.roundUp).toFixed(0));
  return {
    lines: input.lines.map((line, index) => ({
      ...line,
      goods: goods[index] ?? 0n,
      coupon: coupon[index] ?? 0n,
      platformCoupon: platformCoupon[index] ?? 0n,
      points: pointsOfLine[index] ?? 0n,
    })),
    pointsUsed: Math.min(pointsUsed, input.points?.balance ?? 0),
    couponDeducts,
  };
};
