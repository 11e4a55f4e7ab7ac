import { chargedDigits } from "../../shared/charges.ts";
import type { OrderCoupon, WireLocale } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import { textOf } from "../../http/messages.ts";
import { wireTime } from "../../shared/wire-time.ts";
import { discountLimits } from "../../promotion/coupons/discount-limits.ts";
import { issuerOf, judgeCoupon, type CouponJudgement } from "../../promotion/coupons/choose-coupons.ts";
import { useTypes } from "../../promotion/coupons/use-type.ts";
import { fromMinor } from "../../shared/money.ts";
import type { Checkout } from "./checkout-lines.ts";
import { textIn } from "../../shared/localized-text.ts";

const reasonOf = (judged: CouponJudgement, digits: number, locale: WireLocale): string | null => {
  if (judged.usable) return null;
  switch (judged.reason) {
    case "notStarted":
      return textOf("couponNotStarted", locale);
    case "noGoods":
      return textOf("couponNoGoods", locale);
    case "belowMinimum":
      return textOf("couponBelowMinimum", locale, { amount: fromMinor(judged.missing, digits) });
    case "expired":
      return textOf("couponExpired", locale);
    case "givesNothing":
      return textOf("couponGivesNothing", locale);
  }
};

/** Ranks a shopper's coupons for these lines: the best first, the unusable ones last with the reason. */
export const offerCoupons = (
  { clock, config }: AppContext,
  { lines, coupons }: Checkout,
  locale: WireLocale,
): OrderCoupon[] => {
  const digits = chargedDigits(config);
  const now = clock.now();
  const limits = discountLimits(config);
  const merchants = new Set([0, ...lines.map(({ merchantId }) => merchantId)]);
  return coupons
    .filter((coupon) => merchants.has(issuerOf(coupon)))
    .map((coupon) => ({ coupon, judged: judgeCoupon(coupon, lines, now, limits) }))
    .toSorted((a, b) => {
      const [first, second] = [a.judged, b.judged].map((judged) => (judged.usable ? judged.deduct : -1n));
      return Number((second ?? 0n) - (first ?? 0n));
    })
    .map(({ coupon, judged }) => ({
      id: coupon.id,
      couponId: coupon.couponId,
      name: textIn(coupon.name, locale),
      money: fromMinor(coupon.value, digits),
      minPrice: fromMinor(coupon.minimum, digits),
      status: 0,
      startTime: wireTime(coupon.startsAt).slice(0, 10),
      endTime: wireTime(coupon.endsAt).slice(0, 10),
      useTime: null,
      useType: useTypes[coupon.scope.kind],
      merId: issuerOf(coupon),
      usable: judged.usable,
      reason: reasonOf(judged, digits, locale),
      deduct: judged.usable ? fromMinor(judged.deduct, digits) : null,
    }));
};
