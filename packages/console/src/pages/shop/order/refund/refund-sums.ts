import { minorOfAmount } from "../../../../app/amounts.ts";

interface RefundableItem {
  readonly id: number;
  /** Refund amounts by number of units: of one unit, of two, … */
  readonly refundPrices: readonly string[] | null;
}

/** Sum of the refund of some units of items, in minor units. */
export const refundOfUnits = (
  items: readonly RefundableItem[],
  counts: Readonly<Record<number, number>>,
  digits: number,
): number =>
  items.reduce(
    (sum, { id, refundPrices }) => sum + minorOfAmount(refundPrices?.[(counts[id] ?? 0) - 1] ?? "0", digits),
    0,
  );
