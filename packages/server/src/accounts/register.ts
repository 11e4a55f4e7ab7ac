import { Code, type LoginResult } from "@carmine/api/contract";
import { mergeCart } from "../cart/merge-guest-cart.ts";
import type { AppContext } from "../context.ts";
import { recordAcceptance } from "../content/agreements/agreement-versions.ts";
import { transaction } from "../database/transaction.ts";
import type { Caller } from "../http/callers/caller.ts";
import { Failure } from "../http/envelope/failure.ts";
import { checkCode, useCode } from "./codes.ts";
import { hashSecret, refuseCommonPassword } from "./passwords.ts";
import { phoneNickname } from "./nickname.ts";
import { phoneAddress, type Phone } from "./phone.ts";
import { addAccount, ownVisitors } from "./queries.ts";
import { enter } from "./sign-in.ts";
import { countAttempt } from "../http/limits/try-limits.ts";
import { giveNewUserCoupons } from "../promotion/coupons/issue-coupons.ts";

/** Default display name: the part of the email before the @. */
const nicknameOf = (email: string) => email.slice(0, email.indexOf("@")).slice(0, 40);

export interface Registration {
  readonly captcha: string;
  readonly password: string;
}

/**
 * Registers by email. Carts of the caller's own guest accounts with that email move to the new account (rule
 * 8). The code proves who owns the address, not who typed it as a guest, so carts of other browsers must not
 * move.
 */
export const registerByEmail = async (
  ctx: AppContext,
  caller: Caller,
  email: string,
  { captcha, password }: Registration,
): Promise<LoginResult> => {
  await countAttempt(ctx, "register", caller.origin);
  refuseCommonPassword(ctx, password, email);
  const code = { purpose: "register", address: email } as const;
  const proof = await checkCode(ctx, code, captcha);
  const passwordHash = await hashSecret(password);
  return transaction(ctx.db, async (tx) => {
    await useCode(tx, ctx, code, proof);
    const added = await addAccount(tx, { type: "email", email, nickname: nicknameOf(email), passwordHash });
    if (!added) throw new Failure(Code.badRequest, "emailInUse");
    await recordAcceptance(tx, ctx, added.id, ["user", "privacy"]);
    await giveNewUserCoupons(tx, added.id, ctx.clock.now());
    for (const userId of await ownVisitors(tx, email, caller)) await mergeCart(tx, { userId }, added.id);
    return enter(tx, ctx, caller, added);
  });
};

export const registerByPhone = async (
  ctx: AppContext,
  caller: Caller,
  phone: Phone,
  { captcha, password }: Registration,
): Promise<LoginResult> => {
  await countAttempt(ctx, "register", caller.origin);
  refuseCommonPassword(ctx, password, phone.phone);
  const code = { purpose: "phone", address: phoneAddress(phone) } as const;
  const proof = await checkCode(ctx, code, captcha);
  const passwordHash = await hashSecret(password);
  return transaction(ctx.db, async (tx) => {
    await useCode(tx, ctx, code, proof);
    const nickname = phoneNickname(phone.phone, caller.locale);
    const added = await addAccount(tx, { type: "phone", ...phone, nickname, passwordHash });
    if (!added) throw new Failure(Code.badRequest, "phoneInUse");
    await recordAcceptance(tx, ctx, added.id, ["user", "privacy"]);
    await giveNewUserCoupons(tx, added.id, ctx.clock.now());
    return enter(tx, ctx, caller, added);
  });
};

/**
 * Creates a guest account. It is always a new one: guests prove nothing, so they get no access to existing
 * data.
 * @param guestKey identifies the browser, so that it can be recognized as this guest's
 */
export const registerVisitor = async (
  ctx: AppContext,
  caller: Caller,
  email: string,
  phone: Phone | null,
  guestKey: string,
): Promise<LoginResult> => {
  await countAttempt(ctx, "visitor", caller.origin);
  return transaction(ctx.db, async (tx) => {
    const added = await addAccount(tx, {
      type: "visitor",
      email,
      ...phone,
      nickname: nicknameOf(email),
      guestKey,
    });
    if (!added) throw new Error("The new guest account conflicts with an existing one");
    await recordAcceptance(tx, ctx, added.id, ["user", "privacy"]);
    return enter(tx, ctx, caller, added);
  });
};
