import type { Minor } from "../shared/money.ts";

/** A line as it was paid, in minor units, and how many of its pieces were given back before. */
export interface PaidLine {
  readonly quantity: number;
  /** Money paid for all pieces: goods less discounts, with shipping and tax. */
  readonly total: Minor;
  /** Value of the points that paid for a part of them. */
  readonly points: Minor;
  readonly refunded: number;
}

/** The amount of the first `pieces` of a line, rounded half up: nothing for none, everything for all. */
const amountOfFirst = (amount: Minor, pieces: number, quantity: number): Minor => {
  const [count, of] = [BigInt(pieces), BigInt(quantity)];
  return (2n * amount * count + of) / (2n * of);
};

const shareOf = (amount: Minor, { quantity, refunded }: PaidLine, pieces: number): Minor =>
  amountOfFirst(amount, refunded + pieces, quantity) - amountOfFirst(amount, refunded, quantity);

/**
 * What some more pieces of a line give back. Each piece has its place among those that are given back, so that the
 * parts add up to what was paid to the cent, in whatever portions they come.
 */
export const refundOfPieces = (line: PaidLine, pieces: number): { total: Minor; points: Minor } => ({
  total: shareOf(line.total, line, pieces),
  points: shareOf(line.points, line, pieces),
});
