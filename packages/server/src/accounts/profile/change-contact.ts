import { Code, type WireLocale } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { isUniqueViolation } from "../../database/errors.ts";
import { account } from "../../database/schema/accounts.ts";
import { transaction } from "../../database/transaction.ts";
import type { Caller } from "../../http/callers/caller.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { textOf } from "../../http/messages.ts";
import { notify } from "../../notifications/notify.ts";
import { checkCode, useCode, type CodeFor } from "../codes.ts";
import { e164Number, phoneAddress, type Phone } from "../phone.ts";
import { findByEmail, type Account } from "../queries.ts";
import { codeMail, codeSms, sendLimitedCode } from "../send-codes.ts";
import { requireAccount, requireProof, type Proof } from "./confirm-owner.ts";

const page = "/users/user_info";

/** The code is bound to the account: a code sent to another account for the same address isn't valid. */
const emailCode = ({ id }: Account, email: string): CodeFor => ({
  purpose: "newEmail",
  address: `${id}:${email}`,
});
const phoneCode = ({ id }: Account, phone: Phone): CodeFor => ({
  purpose: "newPhone",
  address: `${id}:${phoneAddress(phone)}`,
});

/**
 * Sends a code to the new email. If the email already has an account, its owner is mailed a notice instead.
 */
export const mailNewEmailCode = async (
  ctx: AppContext,
  caller: Caller,
  email: string,
  locale: WireLocale,
): Promise<void> => {
  const own = await requireAccount(ctx, caller);
  const taken = own.type === "email" && (await findByEmail(ctx.db, email)) !== undefined;
  await sendLimitedCode({ ctx, origin: caller.origin, locale }, "mail", emailCode(own, email), (text) =>
    taken
      ? {
          kind: "mail",
          to: email,
          subject: textOf("mailKnownSubject", locale),
          text: textOf("mailKnownText", locale),
        }
      : codeMail(email, locale, text),
  );
};

export const textNewPhoneCode = async (
  ctx: AppContext,
  caller: Caller,
  phone: Phone,
  locale: WireLocale,
): Promise<void> => {
  const own = await requireAccount(ctx, caller);
  await sendLimitedCode({ ctx, origin: caller.origin, locale }, "sms", phoneCode(own, phone), (text) =>
    codeSms(phone, locale, text),
  );
};

/** Writes the change. If another account took the address in the meantime, fails like a wrong code. */
const write = (
  ctx: AppContext,
  index: "account_email" | "account_phone",
  work: (tx: Transaction) => Promise<void>,
): Promise<void> =>
  transaction(ctx.db, work).catch((error: unknown) => {
    if (isUniqueViolation(error, index)) throw new Failure(Code.badRequest, "wrongCaptcha");
    throw error;
  });

/** Changes the account's email and notifies the old address. */
export const changeEmail = async (
  ctx: AppContext,
  caller: Caller,
  email: string,
  { emailCaptcha, ...proof }: Proof & { emailCaptcha: string },
): Promise<void> => {
  const own = await requireAccount(ctx, caller);
  const useProof = await requireProof(ctx, caller, own, proof);
  const code = emailCode(own, email);
  const checked = await checkCode(ctx, code, emailCaptcha);
  await write(ctx, "account_email", async (tx) => {
    await useProof(tx);
    await useCode(tx, ctx, code, checked);
    await tx.update(account).set({ email }).where(eq(account.id, own.id));
    await notify(tx, { accountId: own.id, kind: "emailChanged", values: { email }, path: page });
    if (own.email === null || own.email === email) return;
    await ctx.messenger.send(
      {
        kind: "mail",
        to: own.email,
        subject: textOf("emailChangedTitle", own.locale),
        text: textOf("emailChangedText", own.locale, { email }),
      },
      tx,
    );
  });
};

/** Changes the account's phone and notifies its email. */
export const changePhone = async (
  ctx: AppContext,
  caller: Caller,
  phone: Phone,
  { phoneCaptcha, ...proof }: Proof & { phoneCaptcha: string },
): Promise<void> => {
  const own = await requireAccount(ctx, caller);
  const useProof = await requireProof(ctx, caller, own, proof);
  const code = phoneCode(own, phone);
  const checked = await checkCode(ctx, code, phoneCaptcha);
  await write(ctx, "account_phone", async (tx) => {
    await useProof(tx);
    await useCode(tx, ctx, code, checked);
    await tx.update(account).set(phone).where(eq(account.id, own.id));
    const ending = phone.phone.slice(-4);
    await notify(tx, { accountId: own.id, kind: "phoneChanged", values: { ending }, path: page });
    if (own.type !== "phone" || own.dialCode === null || own.phone === null) return;
    await ctx.messenger.send(
      {
        kind: "sms",
        to: e164Number({ dialCode: own.dialCode, phone: own.phone }),
        subject: "",
        text: textOf("phoneChangedText", own.locale, { ending }),
      },
      tx,
    );
  });
};
