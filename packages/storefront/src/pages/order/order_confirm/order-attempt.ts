import { newAttemptKey } from "@carmine/api/client";
import { withStorage } from "../../../app/storage.ts";

/** The last attempt to order a checkout, and its result. */
export interface OrderAttempt {
  /** `Idempotency-Key` of the call: the same key and body return the same order. */
  readonly key: string;
  readonly body: unknown;
  /** Master order (PT…), once known. */
  readonly orderNo?: string;
}

/** Session storage key: a reload or *Back* restores the attempt. */
const keyOf = (preOrderNo: string): string => `order:${preOrderNo}`;

const isAttempt = (value: unknown): value is OrderAttempt =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "body" in value &&
  (!("orderNo" in value) || typeof value.orderNo === "string");

export const readAttempt = (preOrderNo: string): OrderAttempt | undefined => {
  const kept = withStorage("sessionStorage", (storage): unknown =>
    JSON.parse(storage.getItem(keyOf(preOrderNo)) ?? "null"),
  );
  return isAttempt(kept) ? kept : undefined;
};

const keep = (preOrderNo: string, attempt: OrderAttempt): void => {
  // Without storage a reload gets a new key, but the held checkout can still become only one order.
  withStorage("sessionStorage", (storage) => storage.setItem(keyOf(preOrderNo), JSON.stringify(attempt)));
};

/** The key for a body: the key of the last attempt for the same body, otherwise a new one. */
export const attemptFor = (preOrderNo: string, body: object): OrderAttempt => {
  const last = readAttempt(preOrderNo);
  if (last && JSON.stringify(last.body) === JSON.stringify(body)) return last;
  const attempt = { key: newAttemptKey(), body };
  keep(preOrderNo, attempt);
  return attempt;
};

/** For an attempt that the server rejected: it made no order. */
export const forgetAttempt = (preOrderNo: string): void => {
  withStorage("sessionStorage", (storage) => storage.removeItem(keyOf(preOrderNo)));
};

export const rememberOrder = (preOrderNo: string, orderNo: string): void => {
  const last = readAttempt(preOrderNo);
  if (last) keep(preOrderNo, { ...last, orderNo });
};
