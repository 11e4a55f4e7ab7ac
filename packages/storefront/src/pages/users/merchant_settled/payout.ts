/**
 * Amount of a sale that the shop receives, as decimal text.
 * @param fee percent of the sale
 */
export const payoutOf = (price: number, fee: number, digits: number): string =>
  ((price * (100 - fee)) / 100).toFixed(digits);
