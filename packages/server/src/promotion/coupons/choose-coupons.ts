import { applyDiscounts, goodsOf, isEligible } from "../../pricing/apply-discounts.ts";
import { sum, type Minor } from "../../shared/money.ts";
import type { Coupon, DiscountLimits, PriceLine } from "../../pricing/price-input.ts";

/** A coupon in a shopper's hands, with its life. */
export interface ClaimedCoupon extends Coupon {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export type CouponJudgement =
  | { readonly usable: true; readonly deduct: Minor }
  | { readonly usable: false; readonly reason: "notStarted" | "overdue" | "noGoods" | "givesNothing" }
  | { readonly usable: false; readonly reason: "belowMinimum"; readonly missing: Minor };

/** Whether a claimed coupon can be used for these lines, what it would take off alone, or why it can't be used. */
export const judgeCoupon = (
  coupon: ClaimedCoupon,
  lines: readonly PriceLine[],
  now: Date,
  limits: DiscountLimits,
): CouponJudgement => {
  if (now < coupon.startsAt) return { usable: false, reason: "notStarted" };
  if (now >= coupon.endsAt) return { usable: false, reason: "overdue" };
  const eligible = lines.filter((line) => isEligible(coupon.scope, line));
  if (eligible.length === 0) return { usable: false, reason: "noGoods" };
  const goods = sum(eligible.map(goodsOf));
  if (goods < coupon.minimum)
    return { usable: false, reason: "belowMinimum", missing: coupon.minimum - goods };
  const deduct = applyDiscounts({ lines, coupons: [coupon], ...limits }).couponDeducts.get(coupon.id) ?? 0n;
  return deduct > 0n ? { usable: true, deduct } : { usable: false, reason: "givesNothing" };
};

/** Who a coupon is from: a merchant's id, or 0 for the platform. One coupon of each can be used in an order. */
export const issuerOf = ({ scope }: Coupon): number => ("merchantId" in scope ? scope.merchantId : 0);
