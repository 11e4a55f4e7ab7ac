import { randomInt } from "node:crypto";

/** PT: a master order, SH: a merchant order, RE: a refund. */
export type OrderPrefix = "PT" | "SH" | "RE";

const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, "0");

/**
 * A new order number: prefix, 3 digits, epoch milliseconds, 12 digits. It has the reference contract's form with
 * more digits at the end, so that it can't be guessed from another one.
 */
export const newOrderNo = (prefix: OrderPrefix, now: Date): string =>
  `${prefix}${digits(3)}${now.getTime()}${digits(12)}`;
