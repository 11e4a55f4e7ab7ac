import { applyDiscounts, lineSubtotal, isEligible } from "../../pricing/apply-discounts.ts";
import { sum, type Minor } from "../../shared/money.ts";
import type { Coupon, DiscountLimits, PriceLine } from "../../pricing/price-input.ts";

/** A claimed coupon with its validity. */
export interface ClaimedCoupon extends Coupon {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export type CouponJudgement =
  | { readonly usable: true; readonly deduct: Minor }
  | { readonly usable: false; readonly reason: "notStarted" | "expired" | "noGoods" | "givesNothing" }
  | { readonly usable: false; readonly reason: "belowMinimum"; readonly missing: Minor };

/** Whether a claimed coupon can be used for these lines, with its deduction alone or the reason why not. */
export const judgeCoupon = (
  coupon: ClaimedCoupon,
  lines: readonly PriceLine[],
  now: Date,
  limits: DiscountLimits,
): CouponJudgement => {
  if (now < coupon.startsAt) return { usable: false, reason: "notStarted" };
  if (now >= coupon.endsAt) return { usable: false, reason: "expired" };
  const eligible = lines.filter((line) => isEligible(coupon.scope, line));
  if (eligible.length === 0) return { usable: false, reason: "noGoods" };
  const subtotal = sum(eligible.map(lineSubtotal));
  if (subtotal < coupon.minimum)
    return { usable: false, reason: "belowMinimum", missing: coupon.minimum - subtotal };
  const deduct = applyDiscounts({ lines, coupons: [coupon], ...limits }).couponDeducts.get(coupon.id) ?? 0n;
  return deduct > 0n ? { usable: true, deduct } : { usable: false, reason: "givesNothing" };
};

/** The issuer of a coupon: a merchant's id, or 0 for the platform. An order can use one coupon per issuer. */
export const issuerOf = ({ scope }: Coupon): number => ("merchantId" in scope ? scope.merchantId : 0);
