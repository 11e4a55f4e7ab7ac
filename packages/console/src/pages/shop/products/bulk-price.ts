import { maxPriceAmount, type SkuPrice } from "@carmine/api/contract";
import { amountOfMinor, minorOfAmount } from "../../../app/amounts.ts";

/** A change of the prices of several variants. `amount` is added; negative numbers lower the price. */
export interface PriceRule {
  readonly by: "percent" | "amount";
  readonly value: number;
  /** Whether prices end in .90. */
  readonly isRounded: boolean;
}

export interface PlannedPrice extends SkuPrice {
  readonly to: string;
}

/** Rounds to the nearest price that ends in .90. */
const endingIn90 = (minor: number, digits: number): number => {
  if (digits < 2) return minor;
  const whole = 10 ** digits;
  const end = (whole * 9) / 10;
  return Math.max(end, Math.round((minor - end) / whole) * whole + end);
};

/**
 * New prices of variants; those that stay the same are left out.
 * @param digits decimals of the currency
 * @returns `tooLow` if a price would be zero or less, `tooHigh` if it would be more than `maxPriceAmount`
 */
export const planPrices = (
  prices: readonly SkuPrice[],
  { by, value, isRounded }: PriceRule,
  digits: number,
): PlannedPrice[] | "tooLow" | "tooHigh" => {
  const planned = prices.map((one) => {
    const minor = minorOfAmount(one.price, digits);
    const changed =
      by === "percent" ? Math.round((minor * (100 + value)) / 100) : minor + Math.round(value * 10 ** digits);
    const rounded = isRounded && changed > 0 ? endingIn90(changed, digits) : changed;
    return { ...one, to: amountOfMinor(rounded, digits), rounded, minor };
  });
  if (planned.some(({ rounded }) => rounded <= 0)) return "tooLow";
  if (planned.some(({ rounded }) => rounded > maxPriceAmount * 10 ** digits)) return "tooHigh";
  return planned.flatMap(({ rounded, minor, ...one }) => (rounded === minor ? [] : [one]));
};
