import { maxPriceAmount } from "@carmine/api/contract";
import { Big } from "big.js";
import { fromMinor, halfUp } from "../../shared/money.ts";

/** A change of many prices. `value` is a percentage or is added; negative ones lower the price. */
export interface PriceRule {
  readonly by: "percent" | "amount";
  readonly value: string;
  /** Whether prices end in .90. */
  readonly isRounded: boolean;
}

/** The nearest price that ends in .90, in minor units. */
const endingIn90 = (minor: Big, digits: number): Big => {
  if (digits < 2) return minor;
  const whole = new Big(10).pow(digits);
  const end = whole.times("0.9");
  const nearest = minor.minus(end).div(whole).round(0, Big.roundHalfUp).times(whole).plus(end);
  return nearest.lt(end) ? end : nearest;
};

/**
 * The price that a rule leads to.
 * @param digits decimals of the currency
 * @returns `tooLow` if it would be zero or less, `tooHigh` if it would be more than `maxPriceAmount`
 */
export const priceByRule = (
  price: string,
  { by, value, isRounded }: PriceRule,
  digits: number,
): { to: string } | "tooLow" | "tooHigh" => {
  const changed =
    by === "percent" ? new Big(price).times(new Big(100).plus(value)).div(100) : new Big(price).plus(value);
  const minor = new Big(String(halfUp(changed.times(new Big(10).pow(digits)))));
  const rounded = isRounded && minor.gt(0) ? endingIn90(minor, digits) : minor;
  if (rounded.lte(0)) return "tooLow";
  const to = fromMinor(BigInt(rounded.toFixed(0)), digits);
  return new Big(to).gt(maxPriceAmount) ? "tooHigh" : { to };
};
