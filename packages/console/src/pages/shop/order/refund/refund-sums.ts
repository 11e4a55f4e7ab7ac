/** `"12.5"` → `1250` for two digits. The server sends exact amounts. */
export const minorOfAmount = (amount: string, digits: number): number =>
  Math.round(Number(amount) * 10 ** digits);

/** `1250` → `"12.50"` for two digits. */
export const amountOfMinor = (minor: number, digits: number): string =>
  (minor / 10 ** digits).toFixed(digits);

interface RefundableItem {
  readonly id: number;
  /** Refund of one, two … units. */
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
