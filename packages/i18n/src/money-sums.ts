import { Big } from "big.js";
import type { Amount } from "./money.ts";

/** Sum of unit price × count as decimal text, rounded half up to `digits` decimals. */
export const sumMoney = (lines: readonly { price: Amount; count: number }[], digits = 2): string =>
  lines
    .reduce((sum, { price, count }) => sum.plus(new Big(price).times(count)), new Big(0))
    .round(digits, Big.roundHalfUp)
    .toFixed(digits);

/** Difference of two amounts as decimal text, rounded half up to `digits` decimals. */
export const subtractMoney = (from: Amount, amount: Amount, digits = 2): string =>
  new Big(from).minus(amount).toFixed(digits, Big.roundHalfUp);

/** −1, 0 or 1, for `sort`. */
export const compareMoney = (a: Amount, b: Amount): -1 | 0 | 1 => new Big(a).cmp(b);
