import { randomInt } from "node:crypto";
import { orderDigits } from "@carmine/api/contract";

const half = orderDigits.master / 2;
const digits = (): string => String(randomInt(10 ** half)).padStart(half, "0");

/**
 * A new number of a master order or of a refund: the prefix and 16 random digits, so that it can't be guessed from
 * another one and is short enough to be read out.
 */
export const newOrderNo = (prefix: "PT" | "RE"): string => `${prefix}${digits()}${digits()}`;

/**
 * Number of the part of a master order that one shop delivers: the same digits and the place of the shop, so that an
 * order has one number everywhere.
 * @param place from 1
 */
export const shopOrderNo = (masterNo: string, place: number): string =>
  `SH${masterNo.slice(2)}${String(place).padStart(orderDigits.part, "0")}`;
