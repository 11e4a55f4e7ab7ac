import type { CartCoupon, CartGroup, CartItem } from "@carmine/api/hooks";
import { compareMoney, subtractMoney, sumMoney } from "@carmine/i18n";
import { isBuyable, selectedLines, type DeselectedRows } from "./cart-model.ts";

/** The coupon of a shop that the cart mentions. Amounts are decimal text. */
export interface CouponHint {
  readonly coupon: CartCoupon;
  /** Amount missing for its minimum; null if it applies. */
  readonly missing: string | null;
}

const sumOf = (lines: readonly CartItem[], digits: number | undefined): string =>
  sumMoney(
    lines.map(({ price, quantity }) => ({ price, count: quantity })),
    digits,
  );

const fits =
  ({ productIds }: CartCoupon) =>
  ({ productId }: CartItem): boolean =>
    productIds === null || productIds.includes(productId);

/**
 * The largest coupon that applies to a shop's selected rows; otherwise the one with the smallest missing amount.
 * Ignores coupons for products that aren't in the cart.
 */
export const couponHintOf = (
  { coupons, items }: CartGroup,
  deselected: DeselectedRows,
  digits?: number,
): CouponHint | undefined => {
  const selected = selectedLines(items, deselected);
  const hints = coupons
    .filter((coupon) => items.some((item) => isBuyable(item) && fits(coupon)(item)))
    .map((coupon) => {
      const sum = sumOf(selected.filter(fits(coupon)), digits);
      const applies = compareMoney(sum, 0) > 0 && compareMoney(sum, coupon.minimum) >= 0;
      return { coupon, missing: applies ? null : subtractMoney(coupon.minimum, sum, digits) };
    })
    // A coupon without a minimum applies once a row is selected, so nothing is missing.
    .filter(({ missing }) => missing === null || compareMoney(missing, 0) > 0);
  return (
    hints.find(({ missing }) => missing === null) ??
    hints.toSorted((a, b) => compareMoney(a.missing ?? 0, b.missing ?? 0))[0]
  );
};

/** Progress to free shipping from a shop. Amounts are decimal text. */
export interface FreeShipping {
  readonly from: string;
  readonly sum: string;
  /** Null if it is reached. */
  readonly missing: string | null;
}

/**
 * Compares a shop's selected rows with its free shipping threshold. The threshold applies after coupons, so the
 * shopper's applicable coupon is subtracted first.
 * @returns undefined if shipping is never or always free
 */
export const freeShippingOf = (
  group: CartGroup,
  deselected: DeselectedRows,
  digits?: number,
): FreeShipping | undefined => {
  const from = group.freeShippingFrom;
  if (from === null || compareMoney(from, 0) <= 0) return undefined;
  const subtotal = sumOf(selectedLines(group.items, deselected), digits);
  const hint = couponHintOf(group, deselected, digits);
  const off = hint?.missing === null && hint.coupon.isClaimed ? hint.coupon.amount : "0";
  const sum = compareMoney(subtotal, off) > 0 ? subtractMoney(subtotal, off, digits) : "0";
  return { from, sum, missing: compareMoney(sum, from) >= 0 ? null : subtractMoney(from, sum, digits) };
};
