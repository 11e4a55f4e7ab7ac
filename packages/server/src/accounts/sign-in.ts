import { Code, type LoginResult } from "@carmine/api/contract";
import { mergeCart } from "../cart/merge-guest-cart.ts";
import { and, eq } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { account } from "../database/schema/accounts.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { transaction } from "../database/transaction.ts";
import type { Caller } from "../http/callers/caller.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { linkSignsIn, orderOfToken } from "../ordering/guest/order-link.ts";
import { clearTries } from "../http/limits/rate-limit.ts";
import { checkCode, useCode } from "./codes.ts";
import { knownDevice } from "./known-devices.ts";
import { matches } from "./passwords.ts";
import { phoneAddress, type Phone } from "./phone.ts";
import { findByEmail, findByPhone, type Account } from "./queries.ts";
import { openSession } from "./sessions.ts";
import { countAttempt, countSignIn } from "../http/limits/try-limits.ts";

/** Opens a session and merges the guest's cart. */
export const enter = async (
  tx: Transaction,
  ctx: AppContext,
  { guestKey, locale, agent }: Caller,
  found: Account,
): Promise<LoginResult> => {
  if (found.locale !== locale) await tx.update(account).set({ locale }).where(eq(account.id, found.id));
  const mergedCart = guestKey === null ? null : await mergeCart(tx, { guestKey }, found.id);
  return {
    token: await openSession(tx, ctx, found.id, agent),
    type: found.type,
    uid: found.id,
    nikeName: found.nickname,
    phone: found.phone,
    email: found.email,
    identity: found.identity,
    userType: found.type,
    key: null,
    mergedCart,
  };
};

/**
 * Signs in as the guest who ordered, by the signed link in a mail.
 * @throws Failure 404 for an invalid or expired link, and for an order whose link doesn't sign in
 * (`linkSignsIn`)
 */
export const signInByOrderLink = async (
  ctx: AppContext,
  caller: Caller,
  token: string,
): Promise<LoginResult> => {
  await countAttempt(ctx, "order-lookup", caller.origin);
  const orderId = await orderOfToken(ctx.db, token, ctx.clock.now());
  return transaction(ctx.db, async (tx) => {
    const [found] = await tx
      .select({ account })
      .from(masterOrder)
      .innerJoin(account, eq(account.id, masterOrder.accountId))
      .where(and(eq(masterOrder.id, orderId ?? 0), linkSignsIn));
    if (!found) throw notFound();
    refuseDisabled(found.account);
    return enter(tx, ctx, caller, found.account);
  });
};

export const refuseDisabled = ({ status }: Account): void => {
  if (status !== "active") throw new Failure(Code.badRequest, "accountDisabled");
};

/**
 * Signs in with a password. An unknown account and a wrong password get the same response in the same time.
 * @param key rate limit key of the attempts
 */
const byPassword = async (
  ctx: AppContext,
  caller: Caller,
  key: string,
  password: string,
  find: () => Promise<Account | undefined>,
): Promise<LoginResult> => {
  const found = await find();
  const device = await knownDevice(ctx, caller, found?.id);
  const counted = await countSignIn(ctx, key, caller.origin, device);
  const right = await matches(found?.passwordHash, password);
  if (!found || !right) throw new Failure(Code.badRequest, "wrongCredentials");
  refuseDisabled(found);
  await clearTries(ctx, counted);
  return transaction(ctx.db, (tx) => enter(tx, ctx, caller, found));
};

export const signInByEmail = (ctx: AppContext, caller: Caller, email: string, password: string) =>
  byPassword(ctx, caller, email, password, () => findByEmail(ctx.db, email));

export const signInByPhone = (ctx: AppContext, caller: Caller, phone: Phone, password: string) =>
  byPassword(ctx, caller, phoneAddress(phone), password, () => findByPhone(ctx.db, phone));

/**
 * Signs in with a code sent to the phone. Only the phone's holder learns that it has no account yet, and can
 * register with the same code.
 */
export const signInByCode = async (ctx: AppContext, caller: Caller, phone: Phone, captcha: string) => {
  const code = { purpose: "phone", address: phoneAddress(phone) } as const;
  await countAttempt(ctx, "sign-in-code", caller.origin);
  const found = await findByPhone(ctx.db, phone);
  const proof = await checkCode(ctx, code, captcha, await knownDevice(ctx, caller, found?.id));
  if (!found) throw new Failure(Code.badRequest, "unknownPhone");
  refuseDisabled(found);
  return transaction(ctx.db, async (tx) => {
    await useCode(tx, ctx, code, proof);
    return enter(tx, ctx, caller, found);
  });
};
