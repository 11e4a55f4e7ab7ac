import { minorDigits } from "@carmine/api/contract";
import { Big } from "big.js";

export { minorDigits };

/**
 * Money is computed as an integer number of minor units (cents, yen, fils) in a `bigint`, so that sums are
 * exact. big.js is used for fractions: a rate, a weight, an amount given as text.
 */
export type Minor = bigint;

/** The amount per unit, rounded half up; amounts are not negative. */
export const eachOf = (amount: Minor, quantity: number): Minor => {
  const units = BigInt(quantity);
  return (2n * amount + units) / (2n * units);
};

/** Rounds half up to a whole number of minor units. */
export const halfUp = (value: Big): Minor => BigInt(value.round(0, Big.roundHalfUp).toFixed(0));

/**
 * `"12.50"` → `1250n` for two digits; a more precise amount is rounded half up. Throws on text that isn't a
 * number.
 */
export const toMinor = (amount: string, digits: number): Minor =>
  halfUp(new Big(amount).times(new Big(10).pow(digits)));

/** `1250n` → `"12.50"` for two digits. */
export const fromMinor = (amount: Minor, digits: number): string => {
  const units = String(amount < 0n ? -amount : amount).padStart(digits + 1, "0");
  const whole = units.slice(0, units.length - digits);
  const text = digits === 0 ? whole : `${whole}.${units.slice(-digits)}`;
  return amount < 0n ? `-${text}` : text;
};

/** Decimal text with the decimals of its currency: "12.5" → "12.50" in USD, "1200.00" → "1200" in JPY. */
export const withMinorDigits = (amount: string, currency: string): string => {
  const digits = minorDigits(currency);
  return fromMinor(toMinor(amount, digits), digits);
};

/** Whether an amount has more decimals than its currency, such as a tenth of a cent. */
export const isTooPrecise = (amount: string, currency: string): boolean =>
  !new Big(amount).eq(withMinorDigits(amount, currency));

/** A share of an amount, rounded half up; `rate` 0.07 is seven percent. */
export const shareOf = (amount: Minor, rate: Big): Minor => halfUp(rate.times(amount.toString()));

export const sum = (amounts: Iterable<Minor>): Minor => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};

export const least = (first: Minor, ...others: readonly Minor[]): Minor =>
  others.reduce((lowest, amount) => (amount < lowest ? amount : lowest), first);

export const most = (first: Minor, ...others: readonly Minor[]): Minor =>
  others.reduce((highest, amount) => (amount > highest ? amount : highest), first);

/**
 * Splits an amount over weights by largest remainder, so that the parts add up exactly and none differs from
 * its exact share by a whole unit. Weights that are all zero count as equal. Equal remainders go to the
 * larger, then to the earlier weight, so the weights must have a canonical order.
 */
export const allot = (amount: Minor, weights: readonly Minor[]): Minor[] => {
  const total = sum(weights);
  if (total === 0n)
    return weights.length === 0
      ? []
      : allot(
          amount,
          weights.map(() => 1n),
        );
  const parts = weights.map((weight) => (amount * weight) / total);
  const left = Number(amount - sum(parts));
  weights
    .map((weight, index) => ({ index, weight, remainder: (amount * weight) % total }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || Number(b.weight - a.weight) || a.index - b.index)
    .slice(0, left)
    .forEach(({ index }) => (parts[index] = (parts[index] ?? 0n) + 1n));
  return parts;
};
