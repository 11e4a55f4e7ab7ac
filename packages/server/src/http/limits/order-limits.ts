import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { consumeRateLimit } from "./rate-limit.ts";
import { originKey } from "./try-limits.ts";

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/**
 * Limits of cart, checkout and order calls within a window (seconds). Far above a shopper's needs; the limits
 * per IP address leave space for an office that shares one.
 */
export const orderLimits = {
  cart: {
    owner: { max: 300, seconds: 10 * minute },
    origin: { max: 1500, seconds: 10 * minute },
    /** Carts created for callers without a guest token. */
    newGuest: { max: 100, seconds: hour },
  },
  checkout: {
    account: { max: 60, seconds: 10 * minute },
    origin: { max: 300, seconds: 10 * minute },
  },
  create: {
    account: { max: 20, seconds: hour },
    origin: { max: 100, seconds: hour },
    /** Orders sent to one email address, which receives mail about each. */
    receiver: { max: 30, seconds: day },
  },
} as const;

/**
 * Counts a change of a cart.
 * @param owner key of the cart; null for a new one
 * @throws Failure 429 with the seconds to wait
 */
export const countCartWrite = (ctx: AppContext, owner: string | null, origin: string): Promise<void> => {
  const from = originKey(origin);
  return consumeRateLimit(ctx, [
    owner === null
      ? { key: `cart:new:${from}`, ...orderLimits.cart.newGuest }
      : { key: `cart:owner:${owner}`, ...orderLimits.cart.owner },
    { key: `cart:origin:${from}`, ...orderLimits.cart.origin },
  ]);
};

/** Counts the start of a checkout. @throws Failure 429 with the seconds to wait */
export const countCheckout = (ctx: AppContext, accountId: number, origin: string): Promise<void> =>
  consumeRateLimit(ctx, [
    { key: `checkout:account:${accountId}`, ...orderLimits.checkout.account },
    { key: `checkout:origin:${originKey(origin)}`, ...orderLimits.checkout.origin },
  ]);

/**
 * Counts an order per account and IP address (as `originKey` returns it). Runs in the transaction of the
 * order: only placed orders count, a repeated idempotency key doesn't, and orders of one account or IP
 * address are serialized.
 * @throws Failure 429 with the seconds to wait
 */
export const countOrder = (
  ctx: AppContext,
  tx: Queryable,
  { accountId, origin }: { accountId: number; origin: string },
): Promise<void> =>
  consumeRateLimit({ ...ctx, db: tx }, [
    { key: `order:account:${accountId}`, ...orderLimits.create.account },
    { key: `order:origin:${origin}`, ...orderLimits.create.origin },
  ]);

/**
 * Counts an order by the email address that receives its mails, in the transaction of the order.
 * @throws Failure 429 with the seconds to wait
 */
export const countReceiver = (ctx: AppContext, tx: Queryable, email: string): Promise<void> =>
  consumeRateLimit({ ...ctx, db: tx }, [
    { key: `order:to:${email.toLowerCase()}`, ...orderLimits.create.receiver },
  ]);
