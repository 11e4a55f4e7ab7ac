import { least, type Minor } from "../shared/money.ts";

/** A line as it was paid, in minor units, and how many of its units were refunded before. */
export interface PaidLine {
  readonly quantity: number;
  /** Amount paid for all units: items less discounts, plus shipping and tax. */
  readonly total: Minor;
  /** Value of the points used for the line. */
  readonly points: Minor;
  readonly refunded: number;
}

/**
 * The amount of the first `pieces` units of a line, rounded half up to whole steps: 0 for none, the whole
 * amount for all.
 */
const amountOfFirst = (amount: Minor, pieces: number, quantity: number, step: Minor): Minor => {
  if (pieces === quantity) return amount;
  const [count, of] = [BigInt(pieces), BigInt(quantity) * step];
  return least(amount, step * ((2n * amount * count + of) / (2n * of)));
};

const shareOf = (amount: Minor, { quantity, refunded }: PaidLine, pieces: number, step: Minor): Minor =>
  amountOfFirst(amount, refunded + pieces, quantity, step) - amountOfFirst(amount, refunded, quantity, step);

/**
 * Computes the refund of some more units of a line. Rounds the running total of the line, so that partial refunds of any
 * size add up to exactly the paid amount.
 * @param step the smallest amount that the payment's provider refunds, in minor units (`chargeStep`). Points don't pass
 * through the provider and are exact to the minor unit.
 */
export const refundOfUnits = (
  line: PaidLine,
  pieces: number,
  step: Minor,
): { total: Minor; points: Minor } => ({
  total: shareOf(line.total, line, pieces, step),
  points: shareOf(line.points, line, pieces, 1n),
});
