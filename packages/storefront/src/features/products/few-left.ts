/** Pieces in stock up to which a shopper is told their number. */
export const fewLeft = 10;
