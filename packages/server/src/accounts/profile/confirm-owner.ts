import { Code, type WireLocale } from "@carmine/api/contract";
import type { AppContext, Message } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import type { Caller } from "../../http/callers/caller.ts";
import { requireUser } from "../../http/callers/caller.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { countSignIn } from "../../http/limits/try-limits.ts";
import { checkCode, useCode, type CodeFor } from "../codes.ts";
import { matches } from "../passwords.ts";
import { phoneAddress } from "../phone.ts";
import { accountById, type Account } from "../queries.ts";
import { codeMail, codeSms, sendLimitedCode } from "../send-codes.ts";

/**
 * Proof that a sensitive call needs in addition to its session, because an unattended open browser has
 * neither password nor code.
 */
export interface Proof {
  readonly password?: string | null | undefined;
  readonly captcha?: string | null | undefined;
}

/** Consumes the code, in the transaction of the confirmed change. */
export type UseProof = (tx: Transaction) => Promise<void>;

const phoneOf = ({ dialCode, phone }: Account) =>
  dialCode === null || phone === null ? null : { dialCode, phone };

/** Destination of the account's codes: the phone for phone accounts, else the email. */
const confirmCode = (account: Account): CodeFor | null => {
  const phone = phoneOf(account);
  if (account.type === "phone" && phone) return { purpose: "confirm", address: phoneAddress(phone) };
  return account.email === null ? null : { purpose: "confirm", address: `${account.id}:${account.email}` };
};

/** @throws Failure 404 if the account is closed */
export const requireAccount = async ({ db }: AppContext, caller: Caller): Promise<Account> => {
  const found = await accountById(db, requireUser(caller));
  if (!found) throw notFound();
  return found;
};

const unreachable = () => new Failure(Code.failure, "confirmUnavailable");

/**
 * Sends the code that confirms a sensitive change to the account's own phone or email.
 * @throws Failure if the account has no such address
 */
export const sendConfirmCode = async (
  ctx: AppContext,
  caller: Caller,
  kind: Message["kind"],
  locale: WireLocale,
): Promise<void> => {
  const account = await requireAccount(ctx, caller);
  const code = confirmCode(account);
  const isPhone = account.type === "phone";
  if (!code || isPhone !== (kind === "sms")) throw unreachable();
  const phone = phoneOf(account);
  await sendLimitedCode({ ctx, origin: caller.origin, locale }, kind, code, (text) =>
    kind === "sms" && phone ? codeSms(phone, locale, text) : codeMail(account.email ?? "", locale, text),
  );
};

/**
 * Checks the password or code sent with a sensitive call.
 * @throws Failure 400 if missing or wrong, with the same message
 */
export const requireProof = async (
  ctx: AppContext,
  caller: Caller,
  account: Account,
  { password, captcha }: Proof,
): Promise<UseProof> => {
  if (captcha) {
    const code = confirmCode(account);
    if (!code) throw unreachable();
    const checked = await checkCode(ctx, code, captcha);
    return (tx) => useCode(tx, ctx, code, checked);
  }
  if (!password) throw new Failure(Code.badRequest, "emptyProof");
  await countSignIn(ctx, `confirm:${account.id}`, caller.origin);
  if (!(await matches(account.passwordHash, password))) throw new Failure(Code.badRequest, "wrongPassword");
  return async () => undefined;
};
