import type { SpentLot } from "../../database/schema/points.ts";

/**
 * The lots that points return to. Points are restored in reverse order of expiry.
 * @param lots lots that an order took points from, in the order in which they were taken
 * @param returned points that were restored before
 * @param amount points to restore now
 */
export const lotsToRestore = (
  lots: readonly SpentLot[],
  returned: number,
  amount: number,
): readonly SpentLot[] => {
  let skip = returned;
  let left = amount;
  return lots.toReversed().flatMap((lot) => {
    const skipped = Math.min(skip, lot.amount);
    const restored = Math.min(left, lot.amount - skipped);
    skip -= skipped;
    left -= restored;
    return restored > 0 ? [{ id: lot.id, amount: restored }] : [];
  });
};
