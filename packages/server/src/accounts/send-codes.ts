import { Code, type WireLocale } from "@carmine/api/contract";
import type { AppContext, Message } from "../context.ts";
import { Failure } from "../http/envelope/failure.ts";
import { textOf, type TextKey } from "../http/messages/index.ts";
import { refuseEarlyResend, sendCodeMessage, type CodeFor } from "./codes.ts";
import { dialled, phoneAddress, type Phone } from "./phone.ts";
import { findByEmail } from "./queries.ts";
import { countCode } from "../http/limits/try-limits.ts";

interface Wish {
  readonly ctx: AppContext;
  readonly origin: string;
  readonly locale: WireLocale;
}

/** @throws Failure where this shop has no way to send such messages */
const requireDelivery = ({ ctx: { messenger } }: Wish, kind: Message["kind"]): void => {
  if (!messenger.canSend(kind))
    throw new Failure(Code.failure, kind === "mail" ? "mailUnavailable" : "smsUnavailable");
};

const send = async (
  { ctx, origin }: Wish,
  code: CodeFor,
  write: (digits: string) => Message,
): Promise<void> => {
  await refuseEarlyResend(ctx, code);
  await countCode(ctx, code.address, origin);
  await sendCodeMessage(ctx, code, write);
};

const mail = (to: string, locale: WireLocale, subject: TextKey, text: TextKey, code: string): Message => ({
  kind: "mail",
  to,
  subject: textOf(subject, locale),
  text: textOf(text, locale, { code }),
});

/**
 * Mails the code with which an e-mail registers. Whoever has an account already is told so by mail, not on the
 * screen: there it would tell anybody who asks.
 */
export const mailRegisterCode = async (wish: Wish, email: string): Promise<void> => {
  requireDelivery(wish, "mail");
  const known = await findByEmail(wish.ctx.db, email);
  await send(wish, { purpose: "register", address: email }, (code) =>
    known
      ? mail(email, wish.locale, "mailKnownSubject", "mailKnownText", "")
      : mail(email, wish.locale, "mailRegisterSubject", "mailCodeText", code),
  );
};

/** Mails the code for a new password; without an account, a mail that says so. The screen shows the same. */
export const mailResetCode = async (wish: Wish, email: string): Promise<void> => {
  requireDelivery(wish, "mail");
  const known = await findByEmail(wish.ctx.db, email);
  await send(wish, { purpose: "reset", address: email }, (code) =>
    known
      ? mail(email, wish.locale, "mailResetSubject", "mailCodeText", code)
      : mail(email, wish.locale, "mailResetSubject", "mailUnknownText", ""),
  );
};

/** Sends the code for signing in or registering by phone, whether or not the phone has an account. */
export const textPhoneCode = async (wish: Wish, phone: Phone): Promise<void> => {
  requireDelivery(wish, "sms");
  await send(wish, { purpose: "phone", address: phoneAddress(phone) }, (code) => ({
    kind: "sms",
    to: dialled(phone),
    subject: "",
    text: textOf("smsCodeText", wish.locale, { code }),
  }));
};
