import type { AppContext } from "../../context.ts";
import { consumeRateLimit, type Limit } from "./rate-limit.ts";

const minute = 60;
const hour = 3600;

/**
 * An IPv6 customer has 2^64 addresses, so those count as one; `::ffff:` marks an IPv4 address.
 */
export const originKey = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [left = "", right = ""] = plain.split("::");
  const head = left.split(":").filter(Boolean);
  const tail = right.split(":").filter(Boolean);
  const gap = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => "0");
  return [...head, ...gap, ...tail].slice(0, 4).join(":");
};

/**
 * Guessing: few attempts per account and address, more per account in all, so that nobody can lock others out.
 * @returns what a success sets back
 */
export const countSignIn = async (ctx: AppContext, account: string, origin: string): Promise<Limit> => {
  const from = originKey(origin);
  const here = { key: `sign-in:${account}:${from}`, max: 10, seconds: 15 * minute };
  await consumeRateLimit(ctx, [
    here,
    { key: `sign-in:${account}`, max: 100, seconds: hour },
    { key: `sign-in:${from}`, max: 100, seconds: 15 * minute },
  ]);
  return here;
};

/** Limits messages, which cost money and can be used to harass their receiver. */
export const countCode = (ctx: AppContext, address: string, origin: string): Promise<void> =>
  consumeRateLimit(ctx, [
    { key: `code:${address}`, max: 6, seconds: hour },
    { key: `code:${originKey(origin)}`, max: 60, seconds: hour },
  ]);

/**
 * Limits requests to be told of a sku, of which each can become a mail within a minute.
 * @param address of somebody who needn't be the caller: it can be used to harass them
 */
export const countRestockRequest = (ctx: AppContext, origin: string, address?: string): Promise<void> => {
  const limits: Limit[] = [{ key: `restock:${originKey(origin)}`, max: 30, seconds: hour }];
  if (address !== undefined)
    limits.push({ key: `restock:to:${address.toLowerCase()}`, max: 20, seconds: 24 * hour });
  return consumeRateLimit(ctx, limits);
};

/** Limits uploaded pictures, which cost work and room, per sender and address of origin. */
export const countUpload = (ctx: AppContext, sender: string, origin: string): Promise<void> =>
  consumeRateLimit(ctx, [
    { key: `upload:${sender}`, max: 60, seconds: 10 * minute },
    { key: `upload:${originKey(origin)}`, max: 120, seconds: 10 * minute },
  ]);

/** Limits asking for the link of an order, per number and per address of origin. */
export const countLookUp = (ctx: AppContext, orderNo: string, origin: string): Promise<void> =>
  consumeRateLimit(ctx, [
    { key: `order-link:${orderNo}`, max: 10, seconds: hour },
    { key: `order-link:${originKey(origin)}`, max: 30, seconds: hour },
  ]);

/**
 * Limits for entering codes and creating accounts.
 * @param account whose code or password it is (rule 8). More tries than its codes allow in that time, so that it is
 *   guessing from many addresses that ends here
 */
export const countAttempt = (
  ctx: AppContext,
  what: string,
  origin: string,
  account?: string | number,
): Promise<void> => {
  const limits: Limit[] = [{ key: `${what}:${originKey(origin)}`, max: 60, seconds: hour }];
  if (account !== undefined) limits.push({ key: `${what}:account:${account}`, max: 40, seconds: hour });
  return consumeRateLimit(ctx, limits);
};
