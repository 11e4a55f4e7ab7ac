import type { Coupon } from "@carmine/api/hooks";

type Offered = Pick<Coupon, "amount" | "minimum" | "isUsable">;

export interface BestCoupon {
  /** What the coupon takes off, decimal text. */
  readonly amount: string;
  /** What is left to pay, decimal text. */
  readonly sum: string;
}

/**
 * The coupon that takes the most off a sum. One that would leave nothing to pay isn't counted: the checkout takes off
 * less then (`applyDiscounts` of the server).
 */
export const bestCoupon = (
  coupons: readonly Offered[],
  sum: string,
  digits: number,
): BestCoupon | undefined => {
  const [best] = coupons
    .filter(
      ({ amount, minimum, isUsable }) =>
        isUsable && Number(amount) < Number(sum) && Number(minimum ?? 0) <= Number(sum),
    )
    .toSorted((a, b) => Number(b.amount) - Number(a.amount));
  return (
    best && {
      amount: best.amount,
      sum: (Number(sum) - Number(best.amount)).toFixed(digits),
    }
  );
};
