import { Big } from "big.js";
import { allot, halfUp, least, most, shareOf, sum, type Minor } from "../shared/money.ts";
import type { Coupon, CouponScope, DiscountLimits, PointsOffer, PriceLine } from "./price-input.ts";

export interface DiscountedLine extends PriceLine {
  readonly goods: Minor;
  readonly coupon: Minor;
  /** The marketplace's share of `coupon`. */
  readonly platformCoupon: Minor;
  readonly points: Minor;
}

export interface Discounted {
  readonly lines: readonly DiscountedLine[];
  readonly pointsUsed: number;
  readonly couponDeducts: ReadonlyMap<number, Minor>;
}

interface DiscountInput extends DiscountLimits {
  readonly lines: readonly PriceLine[];
  readonly coupons: readonly Coupon[];
  readonly points?: PointsOffer | undefined;
}

/** Amount of a line after coupons. */
const leftOf = ({ goods, coupon }: { goods: Minor; coupon: Minor }): Minor => goods - coupon;

export const lineSubtotal = (line: PriceLine): Minor => line.unitPrice * BigInt(line.quantity);

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

/** The merchant that pays for a coupon; undefined if the marketplace does. */
const merchantOf = (scope: CouponScope): number | undefined =>
  "merchantId" in scope ? scope.merchantId : undefined;

/** One coupon per merchant and one of the platform: the first of each, merchants' before the platform's. */
const inOrder = (coupons: readonly Coupon[]): Coupon[] => {
  const byIssuer = new Map<number, Coupon>();
  for (const coupon of coupons) {
    const issuer = merchantOf(coupon.scope) ?? Infinity;
    if (!byIssuer.has(issuer)) byIssuer.set(issuer, coupon);
  }
  return [...byIssuer].toSorted(([a], [b]) => a - b).map(([, coupon]) => coupon);
};

/**
 * Value of points usable for items of this total. Computed before coupons, so that a coupon can't reduce it
 * below the minimum.
 */
const pointsValue = (offer: PointsOffer | undefined, amount: Minor): Minor => {
  if (!offer) return 0n;
  const worth = new Big(offer.worth);
  const value = least(
    halfUp(worth.times(offer.balance).round(0, Big.roundDown)),
    shareOf(amount, new Big(offer.maximumShare)),
  );
  return value < halfUp(worth.times(offer.minimum)) ? 0n : value;
};

/**
 * Limits a discount, so that at least the smallest charge remains of the items that it applies to (rule 1, step 2).
 * With `allowFree`, the whole order may be free, or cost at least the smallest charge.
 * @param others remaining amount of items that the discount doesn't apply to
 */
const payableDiscount = (
  discount: Minor,
  { amount, others }: { amount: Minor; others: Minor },
  { allowFree = false, smallestCharge = 1n }: DiscountLimits,
): Minor => {
  if (!allowFree) return least(discount, most(amount - smallestCharge, 0n));
  const usable = least(discount, amount);
  const remaining = amount + others - usable;
  return remaining === 0n || remaining >= smallestCharge
    ? usable
    : most(amount + others - smallestCharge, 0n);
};

/**
 * Points that pay an amount, rounded up to whole points; 0 for an amount of 0, even if points are worth
 * nothing.
 */
const pointsPaying = (amount: Minor, worth: string): number =>
  amount === 0n ? 0 : Number(new Big(amount.toString()).div(worth).round(0, Big.roundUp).toFixed(0));

/** Steps 1 to 3 of rule 1: items, coupons, points. Lines must be in a canonical order. */
export const applyDiscounts = (input: DiscountInput): Discounted => {
  const lines = input.lines.map((line) => ({
    ...line,
    goods: lineSubtotal(line),
    coupon: 0n,
    platformCoupon: 0n,
    points: 0n,
  }));
  const subtotal = sum(lines.map((line) => line.goods));
  const couponDeducts = new Map(input.coupons.map(({ id }) => [id, 0n]));

  for (const { id, scope, value, minimum } of inOrder(input.coupons)) {
    const eligible = lines.filter((line) => isEligible(scope, line));
    if (sum(eligible.map((line) => line.goods)) < minimum) continue;
    const weights = eligible.map(leftOf);
    const own = sum(weights);
    const deduct = payableDiscount(value, { amount: own, others: sum(lines.map(leftOf)) - own }, input);
    const parts = allot(deduct, weights);
    couponDeducts.set(id, deduct);
    for (const [index, line] of eligible.entries()) {
      const part = parts[index] ?? 0n;
      line.coupon += part;
      if (merchantOf(scope) === undefined) line.platformCoupon += part;
    }
  }

  const left = lines.map(leftOf);
  const points = payableDiscount(
    pointsValue(input.points, subtotal),
    { amount: sum(left), others: 0n },
    input,
  );
  const parts = allot(points, left);
  return {
    lines: lines.map((line, index) => ({ ...line, points: parts[index] ?? 0n })),
    pointsUsed: input.points ? pointsPaying(points, input.points.worth) : 0,
    couponDeducts,
  };
};
