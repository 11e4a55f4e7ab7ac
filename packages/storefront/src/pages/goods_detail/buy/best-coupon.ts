import type { PayCurrency } from "@carmine/api/contract";
import type { Coupon } from "@carmine/api/hooks";

type Offered = Pick<Coupon, "amount" | "minimum" | "isUsable">;

export interface BestCoupon {
  /** Discount of the coupon as decimal text. */
  readonly amount: string;
  /** Total after the discount as decimal text. */
  readonly sum: string;
}

/**
 * Finds the coupon with the largest discount on a sum. Ignores coupons that would leave less than the smallest charge,
 * because the checkout reduces them (`applyDiscounts` of the server).
 */
export const bestCoupon = (
  coupons: readonly Offered[],
  sum: string,
  { digits, smallestCharge }: Pick<PayCurrency, "digits" | "smallestCharge">,
): BestCoupon | undefined => {
  const scale = 10 ** digits;
  const units = (value: string): number => Math.round(Number(value) * scale);
  const isCovered = (amount: string): boolean => units(sum) - units(amount) >= units(smallestCharge);
  const [best] = coupons
    .filter(
      ({ amount, minimum, isUsable }) => isUsable && isCovered(amount) && Number(minimum ?? 0) <= Number(sum),
    )
    .toSorted((a, b) => Number(b.amount) - Number(a.amount));
  return (
    best && {
      amount: best.amount,
      sum: (Number(sum) - Number(best.amount)).toFixed(digits),
    }
  );
};
