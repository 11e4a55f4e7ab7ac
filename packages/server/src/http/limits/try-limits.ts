import type { AppContext } from "../../context.ts";
import { consumeRateLimit, type Limit } from "./rate-limit.ts";

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** An IPv6 customer has 2^64 addresses, which count as one; `::ffff:` marks an IPv4 address. */
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
 * Counts a sign-in attempt with a password: few per account and IP address, more per account. A device that
 * has signed in to the account has its own counter, because an attacker can use up the account's (decision
 * 0076).
 * @param device id of a known device, null for others
 * @returns the limit that a success resets
 */
export const countSignIn = async (
  ctx: AppContext,
  account: string,
  origin: string,
  device: string | null = null,
): Promise<Limit> => {
  const from = originKey(origin);
  if (device !== null) {
    const own = { key: `sign-in:device:${device}`, max: 10, seconds: 15 * minute };
    await consumeRateLimit(ctx, [own, { key: `sign-in:device:day:${device}`, max: 100, seconds: day }]);
    return own;
  }
  const here = { key: `sign-in:${account}:${from}`, max: 10, seconds: 15 * minute };
  // Attempts over the first limit don't count against the account.
  await consumeRateLimit(ctx, [here]);
  await consumeRateLimit(ctx, [
    { key: `sign-in:${account}`, max: 100, seconds: hour },
    { key: `sign-in:day:${account}`, max: 300, seconds: day },
    { key: `sign-in:${from}`, max: 100, seconds: 15 * minute },
  ]);
  return here;
};

/**
 * Limits messages with codes, which cost money and can harass their recipient. Purposes have separate limits:
 * registration codes don't use up password reset codes.
 * @param device id of a known device of the account, which has its own limit
 */
export const countCode = (
  ctx: AppContext,
  { purpose, address }: { purpose: string; address: string },
  origin: string,
  device: string | null = null,
): Promise<void> =>
  consumeRateLimit(ctx, [
    { key: `code:${purpose}:${device ?? address}`, max: 6, seconds: hour },
    { key: `code:${originKey(origin)}`, max: 60, seconds: hour },
  ]);

/**
 * Counts a guess at a valid code. Guesses without one don't count, so that an attacker can't use up an
 * account's guesses without its codes.
 * @param device id of a known device of the account, which has its own limit
 */
export const countGuess = (ctx: AppContext, address: string, device: string | null): Promise<void> =>
  consumeRateLimit(ctx, [{ key: `guess:${device ?? address}`, max: 60, seconds: day }]);

/**
 * Counts a code for the second factor. Only a caller with a session of the account gets here, so other callers can't use up
 * its attempts.
 */
export const countFactorCode = (ctx: AppContext, accountId: number): Promise<void> =>
  consumeRateLimit(ctx, [
    { key: `factor:${accountId}`, max: 10, seconds: 15 * minute },
    { key: `factor:day:${accountId}`, max: 50, seconds: day },
  ]);

/**
 * Limits restock requests, each of which can become a mail within a minute.
 * @param address can belong to another person, who could be harassed
 */
export const countRestockRequest = (ctx: AppContext, origin: string, address?: string): Promise<void> => {
  const limits: Limit[] = [{ key: `restock:${originKey(origin)}`, max: 30, seconds: hour }];
  if (address !== undefined)
    limits.push({ key: `restock:to:${address.toLowerCase()}`, max: 20, seconds: day });
  return consumeRateLimit(ctx, limits);
};

/** Limits uploaded pictures, which cost processing time and storage, per uploader and IP address. */
export const countUpload = (ctx: AppContext, sender: string, origin: string): Promise<void> =>
  consumeRateLimit(ctx, [
    { key: `upload:${sender}`, max: 60, seconds: 10 * minute },
    { key: `upload:${originKey(origin)}`, max: 120, seconds: 10 * minute },
  ]);

/**
 * Limits requests for an order link by number, IP address and recipient.
 * @param receiver email or phone as entered, whether or not an order has it
 */
export const countLookUp = (
  ctx: AppContext,
  orderNo: string,
  origin: string,
  receiver: string,
): Promise<void> =>
  consumeRateLimit(ctx, [
    { key: `order-link:to:${receiver.toLowerCase()}`, max: 20, seconds: day },
    { key: `order-link:${orderNo}`, max: 10, seconds: hour },
    { key: `order-link:${originKey(origin)}`, max: 30, seconds: hour },
  ]);

/**
 * Limits entering codes and creating accounts.
 * @param account of a signed-in caller; others could use up its attempts
 */
export const countAttempt = (
  ctx: AppContext,
  what: string,
  origin: string,
  account?: number,
): Promise<void> => {
  const limits: Limit[] = [{ key: `${what}:${originKey(origin)}`, max: 60, seconds: hour }];
  if (account !== undefined) limits.push({ key: `${what}:account:${account}`, max: 40, seconds: hour });
  return consumeRateLimit(ctx, limits);
};
