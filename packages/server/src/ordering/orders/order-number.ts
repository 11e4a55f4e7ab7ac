import { randomInt } from "node:crypto";
import { orderDigits } from "@carmine/api/contract";

const half = orderDigits.master / 2;
const digits = (): string => String(randomInt(10 ** half)).padStart(half, "0");

/**
 * Creates a number of a master order or refund: the prefix and 16 random digits, so that it can't be guessed
 * and is short enough to read out.
 */
export const newOrderNo = (prefix: "PT" | "RE"): string => `${prefix}${digits()}${digits()}`;

/**
 * Number of one shop's part of a master order: the same digits plus the shop's position.
 * @param place from 1
 */
export const shopOrderNo = (masterNo: string, place: number): string =>
  `SH${masterNo.slice(2)}${String(place).padStart(orderDigits.part, "0")}`;
