import { Big } from "big.js";
import { minorUnits, type Amount } from "./money.ts";

/** Sum of unit price × pieces, as decimal text. */
export const sumMoney = (lines: readonly { price: Amount; count: number }[], currency = "USD"): string =>
  lines
    .reduce((sum, { price, count }) => sum.plus(new Big(price).times(count)), new Big(0))
    .round(minorUnits(currency), Big.roundHalfUp)
    .toFixed(minorUnits(currency));

/** Difference of two amounts as decimal text. */
export const subtractMoney = (from: Amount, amount: Amount, currency = "USD"): string =>
  new Big(from).minus(amount).toFixed(minorUnits(currency), Big.roundHalfUp);

/** −1, 0 or 1, as `sort` wants it. */
export const compareMoney = (a: Amount, b: Amount): -1 | 0 | 1 => new Big(a).cmp(b);
