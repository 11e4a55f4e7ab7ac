import { Code, type WireLocale } from "@carmine/api/contract";
import type { AppContext, Message } from "../context.ts";
import type { Caller } from "../http/callers/caller.ts";
import { Failure } from "../http/envelope/failure.ts";
import { textOf, type TextKey } from "../http/messages.ts";
import { refuseEarlyResend, sendCodeMessage, type CodeFor } from "./codes.ts";
import { e164Number, phoneAddress, type Phone } from "./phone.ts";
import { knownDevice } from "./known-devices.ts";
import { findByEmail, findByPhone } from "./queries.ts";
import { countCode } from "../http/limits/try-limits.ts";

interface CodeInput {
  readonly ctx: AppContext;
  readonly origin: string;
  readonly locale: WireLocale;
  /** Id of a known device of the account. */
  readonly device?: string | null;
}

/** @throws Failure if this shop can't send such messages */
const requireDelivery = ({ ctx: { messenger } }: CodeInput, kind: Message["kind"]): void => {
  if (!messenger.canSend(kind))
    throw new Failure(Code.failure, kind === "mail" ? "mailUnavailable" : "smsUnavailable");
};

/** Sends a code if this shop can send such messages and the rate limits allow it. */
export const sendLimitedCode = async (
  input: CodeInput,
  kind: Message["kind"],
  code: CodeFor,
  write: (digits: string) => Message,
): Promise<void> => {
  requireDelivery(input, kind);
  const { ctx, origin, device } = input;
  await refuseEarlyResend(ctx, code);
  await countCode(ctx, code, origin, device);
  await sendCodeMessage(ctx, code, write);
};

const mail = (to: string, locale: WireLocale, subject: TextKey, text: TextKey, code: string): Message => ({
  kind: "mail",
  to,
  subject: textOf(subject, locale),
  text: textOf(text, locale, { code }),
});

/**
 * Mails the code for registering an email. Only the mail reveals that an account exists; the response is the
 * same in both cases, so that it can't be used to find accounts.
 */
export const mailRegisterCode = async (input: CodeInput, email: string): Promise<void> => {
  const known = await findByEmail(input.ctx.db, email);
  await sendLimitedCode(input, "mail", { purpose: "register", address: email }, (code) =>
    known
      ? mail(email, input.locale, "mailKnownSubject", "mailKnownText", "")
      : mail(email, input.locale, "mailRegisterSubject", "mailCodeText", code),
  );
};

/**
 * Mails the code for a new password, or a notice if there is no account. The screen shows the same in both
 * cases.
 */
export const mailResetCode = async (
  { caller, ...input }: Omit<CodeInput, "origin"> & { readonly caller: Caller },
  email: string,
): Promise<void> => {
  const known = await findByEmail(input.ctx.db, email);
  const device = await knownDevice(input.ctx, caller, known?.id);
  await sendLimitedCode(
    { ...input, origin: caller.origin, device },
    "mail",
    { purpose: "reset", address: email },
    (code) =>
      known
        ? mail(email, input.locale, "mailResetSubject", "mailCodeText", code)
        : mail(email, input.locale, "mailResetSubject", "mailUnknownText", ""),
  );
};

/** Sends the code for signing in or registering by phone, whether or not the phone has an account. */
export const textPhoneCode = async (
  { caller, ...input }: Omit<CodeInput, "origin"> & { readonly caller: Caller },
  phone: Phone,
): Promise<void> => {
  const known = await findByPhone(input.ctx.db, phone);
  const device = await knownDevice(input.ctx, caller, known?.id);
  await sendLimitedCode(
    { ...input, origin: caller.origin, device },
    "sms",
    { purpose: "phone", address: phoneAddress(phone) },
    (code) => ({
      kind: "sms",
      to: e164Number(phone),
      subject: "",
      text: textOf("smsCodeText", input.locale, { code }),
    }),
  );
};
