import { Code, type WireLocale } from "@carmine/api/contract";
import type { AppContext, Message } from "../context.ts";
import type { Caller } from "../http/callers/caller.ts";
import { Failure } from "../http/envelope/failure.ts";
import { textOf, type TextKey } from "../http/messages.ts";
import { refuseEarlyResend, sendCodeMessage, type CodeFor } from "./codes.ts";
import { e164Number, phoneAddress, type Phone } from "./phone.ts";
import { knownDevice } from "./known-devices.ts";
import { findByEmail, findByPhone } from "./queries.ts";
import { readSiteName } from "../messaging/mail/site-name.ts";
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

/** The values of a message with a code. */
export interface CodeText {
  readonly code: string;
  readonly shop: string;
}

/** The SMS with a code; carriers and readers look for the sender's name. */
export const codeSms = (to: Phone, locale: WireLocale, text: CodeText): Message => ({
  kind: "sms",
  to: e164Number(to),
  subject: "",
  text: textOf("smsCodeText", locale, { ...text }),
});

/** The mail with a code. */
export const codeMail = (to: string, locale: WireLocale, text: CodeText): Message => ({
  kind: "mail",
  to,
  subject: textOf("mailCodeSubject", locale, { ...text }),
  text: textOf("mailCodeText", locale, { ...text }),
});

/** Sends a code if this shop can send such messages and the rate limits allow it. */
export const sendLimitedCode = async (
  input: CodeInput,
  kind: Message["kind"],
  code: CodeFor,
  write: (text: CodeText) => Message,
): Promise<void> => {
  requireDelivery(input, kind);
  const { ctx, origin, device, locale } = input;
  await refuseEarlyResend(ctx, code);
  await countCode(ctx, code, origin, device);
  const shop = (await readSiteName(ctx.db))(locale);
  await sendCodeMessage(ctx, code, (digits) => write({ code: digits, shop }));
};

const mail = (to: string, locale: WireLocale, subject: TextKey, text: TextKey): Message => ({
  kind: "mail",
  to,
  subject: textOf(subject, locale),
  text: textOf(text, locale),
});

/**
 * Mails the code for registering an email. Only the mail reveals that an account exists; the response is the
 * same in both cases, so that it can't be used to find accounts.
 */
export const mailRegisterCode = async (input: CodeInput, email: string): Promise<void> => {
  const known = await findByEmail(input.ctx.db, email);
  await sendLimitedCode(input, "mail", { purpose: "register", address: email }, (text) =>
    known
      ? mail(email, input.locale, "mailKnownSubject", "mailKnownText")
      : codeMail(email, input.locale, text),
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
    (text) =>
      known
        ? codeMail(email, input.locale, text)
        : mail(email, input.locale, "mailResetSubject", "mailUnknownText"),
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
    (text) => codeSms(phone, input.locale, text),
  );
};
