import { and, asc, desc, eq, gte, inArray, isNull, lt, not, sql, type SQL } from "drizzle-orm";
import type { MessageView } from "@carmine/api/contract";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext, Message } from "../context.ts";
import type { Database, Queryable } from "../database/connection.ts";
import { outboxMessage } from "../database/schema/platform.ts";
import { notFound } from "../http/envelope/failure.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";
import { transaction } from "../database/transaction.ts";
import { maxTries } from "./deliver.ts";

/** A message that wasn't delivered yet. Its text isn't part of it, because it can contain codes. */
export interface UndeliveredMessage {
  readonly id: number;
  readonly kind: Message["kind"];
  readonly to: string;
  readonly subject: string;
  readonly createdAt: Date;
  readonly tries: number;
  /** Time of the next attempt; null if all attempts failed. */
  readonly dueAt: Date | null;
  readonly lastError: string | null;
}

/** Ids of resent messages in an audit entry. */
const maxAudited = 100;

const limitOf = sql`case ${outboxMessage.kind} when 'mail' then ${maxTries.mail}::int else ${maxTries.sms}::int end`;
const isOpen = and(isNull(outboxMessage.sentAt), isNull(outboxMessage.droppedAt));

const isTried = gte(outboxMessage.tries, 1);
const isFailed = sql`not ${lt(outboxMessage.tries, limitOf)}`;

type OutboxRow = typeof outboxMessage.$inferSelect;

const undeliveredOf = ({
  id,
  kind,
  to,
  subject,
  createdAt,
  tries,
  dueAt,
  lastError,
}: OutboxRow): UndeliveredMessage => ({
  id,
  kind,
  to,
  subject,
  createdAt,
  tries,
  dueAt: tries >= maxTries[kind] ? null : dueAt,
  lastError,
});

/** Messages with at least one failed attempt, oldest first; some of them have no attempts left. */
export const listUndelivered = async (db: Database, limit: number): Promise<UndeliveredMessage[]> => {
  const rows = await db
    .select()
    .from(outboxMessage)
    .where(and(isOpen, isTried))
    .orderBy(asc(outboxMessage.id))
    .limit(limit);
  return rows.map(undeliveredOf);
};

const inView: Readonly<Record<MessageView, SQL | undefined>> = {
  all: undefined,
  failed: isFailed,
  retrying: not(isFailed),
};

/** A page of the messages with at least one failed attempt, newest first. */
export const pageUndelivered = async (
  db: Queryable,
  view: MessageView,
  page: PageInput,
): Promise<{ list: UndeliveredMessage[]; total: number }> => {
  const which = and(isOpen, isTried, inView[view]);
  const rows = await db
    .select()
    .from(outboxMessage)
    .where(which)
    .orderBy(desc(outboxMessage.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  return { list: rows.map(undeliveredOf), total: await db.$count(outboxMessage, which) };
};

/** The content of an undelivered message. Messages that expire contain a code or a link that signs a person in. */
export interface MessageContent extends Pick<OutboxRow, "id" | "kind" | "to" | "subject"> {
  /** Null if only the recipient may read it. */
  readonly text: string | null;
  /** Name of the attached file. */
  readonly attachment: string | null;
}

/** Reads an undelivered message and records who read it. @throws Failure 404 if there is none */
export const openMessage = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  id: number,
): Promise<MessageContent> =>
  transaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(outboxMessage)
      .where(and(eq(outboxMessage.id, id), isOpen, isTried));
    if (!row) throw notFound();
    const isPrivate = row.expiresAt !== null;
    const { kind, to, subject } = row;
    const act = {
      merchantId: null,
      action: "message.view",
      subject: `message:${id}`,
      after: { to, subject },
    };
    await recordAudit(tx, actor, act, clock.now());
    return {
      id,
      kind,
      to,
      subject,
      text: isPrivate ? null : row.text,
      attachment: row.attachment?.name ?? null,
    };
  });

/** Number of messages whose attempts are used up. */
export const countFailedMessages = (db: Queryable): Promise<number> =>
  db.$count(outboxMessage, and(isOpen, isFailed));

/**
 * Attempts messages again, immediately and with all attempts. Expired messages, whose content is deleted,
 * can't be sent.
 * @param ids undefined for all that failed for good
 * @returns the number of messages
 */
export const resendMessages = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  ids?: readonly number[],
): Promise<number> =>
  transaction(db, async (tx) => {
    const chosen = ids === undefined ? isFailed : inArray(outboxMessage.id, [...ids]);
    const now = clock.now();
    const sent = await tx
      .update(outboxMessage)
      .set({ tries: 0, dueAt: now })
      .where(and(isOpen, chosen))
      .returning({ id: outboxMessage.id });
    if (sent.length === 0) return 0;
    const numbers = sent.map(({ id }) => id);
    const subject = numbers.length === 1 ? `message:${numbers[0]}` : "messages";
    const after = { messages: numbers.slice(0, maxAudited), count: numbers.length };
    await recordAudit(tx, actor, { merchantId: null, action: "message.resend", subject, after }, now);
    return numbers.length;
  });
