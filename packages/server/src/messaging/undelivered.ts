import { and, asc, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { AppContext, Message } from "../context.ts";
import type { Database, Queryable } from "../database/connection.ts";
import { outboxMessage } from "../database/schema/platform.ts";
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
}

const limitOf = sql`case ${outboxMessage.kind} when 'mail' then ${maxTries.mail}::int else ${maxTries.sms}::int end`;
const isOpen = and(isNull(outboxMessage.sentAt), isNull(outboxMessage.droppedAt));

/** Messages with at least one failed attempt, oldest first; some of them have no attempts left. */
export const listUndelivered = async (db: Database, limit: number): Promise<UndeliveredMessage[]> => {
  const rows = await db
    .select()
    .from(outboxMessage)
    .where(and(isOpen, gte(outboxMessage.tries, 1)))
    .orderBy(asc(outboxMessage.id))
    .limit(limit);
  return rows.map(({ id, kind, to, subject, createdAt, tries, dueAt }) => {
    const isFailed = tries >= maxTries[kind];
    return { id, kind, to, subject, createdAt, tries, dueAt: isFailed ? null : dueAt };
  });
};

const isFailed = sql`not ${lt(outboxMessage.tries, limitOf)}`;

/** Number of messages whose attempts are used up. */
export const countFailedMessages = (db: Queryable): Promise<number> =>
  db.$count(outboxMessage, and(isOpen, isFailed));

/**
 * Attempts messages again, immediately and with all attempts. Expired messages, whose content is deleted,
 * can't be sent.
 * @param ids undefined for all that failed for good
 * @returns the number of messages
 */
export const resendMessages = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  ids?: readonly number[],
): Promise<number> => {
  const chosen = ids === undefined ? isFailed : inArray(outboxMessage.id, [...ids]);
  const { rowCount } = await db
    .update(outboxMessage)
    .set({ tries: 0, dueAt: clock.now() })
    .where(and(isOpen, chosen));
  return rowCount ?? 0;
};
