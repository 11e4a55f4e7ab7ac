import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { TwilioKeys } from "../config.ts";
import type { AppContext, Message } from "../context.ts";
import { outboxMessage } from "../database/schema/platform.ts";

/** Sends one mail to the provider. @throws where it can't be reached or refuses */
export type SendMail = (
  mail: Pick<Message, "to" | "subject" | "text" | "html" | "attachment"> & {
    /** The same at every try, so that a mail server recognizes one that it has taken already. */
    readonly messageId: string;
  },
) => Promise<void>;

const batch = 20;
/** After so many tries, about an hour apart at the end, a message is given up. */
const maxTries = 8;

/** Milliseconds until the next try: 30 s, 1 min, 2 min … */
const waitAfter = (tries: number) => 30_000 * 2 ** (tries - 1);

export const smtpMail = (url: string, from: string): SendMail => {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  return async ({ attachment, ...mail }) => {
    await transport.sendMail({
      from,
      ...mail,
      ...(attachment && {
        attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.text }],
      }),
    });
  };
};

/** Sends a text message by Twilio. @throws where it can't be reached or refuses */
export const twilioText =
  ({ account, token, from }: TwilioKeys, base = "https://api.twilio.com"): SendMail =>
  async ({ to, text }) => {
    const answer = await fetch(`${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) throw new Error(`Twilio answered ${answer.status}.`);
  };

/**
 * Delivers the mails or text messages that are due, one transaction each, so that a crash repeats one mail at most. The text of a
 * delivered mail is deleted, because it can contain codes.
 */
export const deliverMail = async (
  { db, clock, log }: AppContext,
  sendMail: SendMail,
  kind: Message["kind"] = "mail",
): Promise<void> => {
  for (let sent = 0; sent < batch; sent += 1) {
    const more = await db.transaction(async (tx) => {
      const now = clock.now();
      const [mail] = await tx
        .select()
        .from(outboxMessage)
        .where(
          and(
            eq(outboxMessage.kind, kind),
            isNull(outboxMessage.sentAt),
            lte(outboxMessage.dueAt, now),
            sql`${outboxMessage.tries} < ${maxTries}`,
          ),
        )
        .orderBy(outboxMessage.dueAt, outboxMessage.id)
        .limit(1)
        .for("update", { skipLocked: true });
      if (!mail) return false;
      const tries = mail.tries + 1;
      const outcome = await sendMail({
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        messageId: `<${mail.id}.${mail.createdAt.getTime()}@carmine>`,
        ...(mail.html !== null && { html: mail.html }),
        ...(mail.attachment && { attachment: mail.attachment }),
      }).then(
        () => ({ tries, sentAt: clock.now(), text: "", html: null, attachment: null }),
        (error: unknown) => {
          log.warn({ err: error, message: mail.id, tries }, `a ${kind} could not be handed over`);
          return { tries, dueAt: new Date(now.getTime() + waitAfter(tries)) };
        },
      );
      await tx.update(outboxMessage).set(outcome).where(eq(outboxMessage.id, mail.id));
      return true;
    });
    if (!more) return;
  }
};
