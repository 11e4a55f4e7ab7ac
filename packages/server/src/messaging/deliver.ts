import { and, eq, gt, isNull, lte, or, sql } from "drizzle-orm";
import { createTransport } from "nodemailer";
import type { TwilioKeys } from "../config.ts";
import type { AppContext, Message } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { outboxMessage } from "../database/schema/platform.ts";

/** Sends one mail to the provider. @throws Error if the provider can't be reached or rejects it */
export type SendMail = (
  mail: Pick<Message, "to" | "subject" | "text" | "html" | "attachment" | "unsubscribeUrl"> & {
    /** Unique per message and constant across attempts, so that a mail server recognizes duplicates. */
    readonly key: string;
  },
) => Promise<void>;

const batch = 20;
/**
 * Milliseconds until a delivery has succeeded or failed; one SMTP session has few exchanges of at most 20 s.
 */
const sendMs = 5 * 60_000;
/**
 * Attempts before a message is dropped. Mail is retried for a day; a text message contains a code that is
 * valid for ten minutes.
 */
export const maxTries: Readonly<Record<Message["kind"], number>> = { mail: 15, sms: 5 };

const hourMs = 3_600_000;
const maxErrorLength = 500;

/** Milliseconds until the next attempt: 30 s, 1 min, 2 min … up to four hours. */
const waitAfter = (tries: number) => Math.min(30_000 * 2 ** (tries - 1), 4 * hourMs);

/** The provider rejected this message. Without any response, the next message would fail as well. */
class MessageRefused extends Error {
  override readonly name = "MessageRefused";
}

const isAnswered = (error: unknown): boolean =>
  error instanceof MessageRefused ||
  // nodemailer's error for a response of the mail server.
  (error instanceof Error && "responseCode" in error && error.responseCode !== undefined);

/** The domain of `address@domain` or `Name <address@domain>`. */
const domainOf = (from: string): string => /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? "localhost";

/**
 * SMTP transport. Spam filters expect a Message-ID of the sender's domain and the headers of automatic mail.
 */
export const smtpMail = (url: string, from: string): SendMail => {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return async ({ attachment, to, unsubscribeUrl, key, ...mail }) => {
    await transport.sendMail({
      from,
      to,
      ...mail,
      messageId: `<${key}@${domainOf(from)}>`,
      headers: {
        "Auto-Submitted": "auto-generated",
        ...(unsubscribeUrl !== undefined && {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }),
      },
      ...(attachment && {
        attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.text }],
      }),
    });
  };
};

/** Sends a text message by Twilio. @throws if it can't be reached or rejects the message */
export const twilioText =
  ({ account, token, from }: TwilioKeys, base = "https://api.twilio.com"): SendMail =>
  async ({ to, text }) => {
    const answer = await fetch(`${base}/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`, {
      method: "POST",
      headers: { authorization: `Basic ${Buffer.from(`${account}:${token}`).toString("base64")}` },
      body: new URLSearchParams({ To: to, From: from, Body: text }),
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok) throw new MessageRefused(`Twilio answered ${answer.status}.`);
  };

/** Columns deleted after delivery, because they can contain codes. */
const wiped = { text: "", html: null, attachment: null };

const isWaiting = and(isNull(outboxMessage.sentAt), isNull(outboxMessage.droppedAt));

/** Drops messages that would arrive after their expiry. Messages in delivery aren't due. */
const dropExpired = async (
  { db, clock, log }: Pick<AppContext, "db" | "clock" | "log">,
  kind: Message["kind"],
): Promise<void> => {
  const now = clock.now();
  const { rowCount } = await db
    .update(outboxMessage)
    .set({ droppedAt: now, ...wiped })
    .where(
      and(
        eq(outboxMessage.kind, kind),
        isWaiting,
        lte(outboxMessage.dueAt, now),
        lte(outboxMessage.expiresAt, now),
      ),
    );
  if (rowCount) log.warn({ messages: rowCount }, `dropped expired ${kind} messages`);
};

type OutboxRow = typeof outboxMessage.$inferSelect;

/** Claims the next due message: counts the attempt, and reserves it for `sendMs`. */
const claim = async (db: Database, kind: Message["kind"], now: Date): Promise<OutboxRow | undefined> => {
  const next = db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .where(
      and(
        eq(outboxMessage.kind, kind),
        isWaiting,
        lte(outboxMessage.dueAt, now),
        or(isNull(outboxMessage.expiresAt), gt(outboxMessage.expiresAt, now)),
        sql`${outboxMessage.tries} < ${maxTries[kind]}`,
      ),
    )
    .orderBy(outboxMessage.dueAt, outboxMessage.id)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(outboxMessage)
    .set({ tries: sql`${outboxMessage.tries} + 1`, dueAt: new Date(now.getTime() + sendMs) })
    .where(eq(outboxMessage.id, sql`(${next})`))
    .returning();
  return claimed;
};

/**
 * Delivers the due mails or text messages one after the other. An attempt is written before delivery, so that
 * a message whose success wasn't recorded because of a crash is repeated a limited number of times; no
 * transaction is open while waiting for the provider. If the provider doesn't respond, the other messages
 * wait for the next run without using up an attempt.
 */
export const deliverMail = async (
  ctx: Pick<AppContext, "db" | "clock" | "log">,
  sendMail: SendMail,
  kind: Message["kind"] = "mail",
): Promise<void> => {
  const { db, clock, log } = ctx;
  await dropExpired(ctx, kind);
  for (let sent = 0; sent < batch; sent += 1) {
    const mail = await claim(db, kind, clock.now());
    if (!mail) return;
    const { id, tries } = mail;
    let isSilent = false;
    const outcome = await sendMail({
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      key: `${id}.${mail.createdAt.getTime()}`,
      ...(mail.unsubscribeUrl !== null && { unsubscribeUrl: mail.unsubscribeUrl }),
      ...(mail.html !== null && { html: mail.html }),
      ...(mail.attachment && { attachment: mail.attachment }),
    }).then(
      () => ({ sentAt: clock.now(), ...wiped }),
      (error: unknown) => {
        isSilent = !isAnswered(error);
        log.warn({ err: error, message: id, tries }, `could not deliver a ${kind}`);
        const lastError = (error instanceof Error ? error.message : String(error)).slice(0, maxErrorLength);
        return { dueAt: new Date(clock.now().getTime() + waitAfter(tries)), lastError };
      },
    );
    await db.update(outboxMessage).set(outcome).where(eq(outboxMessage.id, id));
    if (isSilent) return;
  }
};
