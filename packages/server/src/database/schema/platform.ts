import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

/** A text file that goes with a mail. */
export interface MessageAttachment {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** How often something was tried in the running window, over all processes. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("rate_limit_ends").on(table.endsAt)],
);

/** Answers kept under the caller's key, so that the same request sent again has one effect. */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    /** The sender and the call, so that keys of different shoppers don't collide. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the body. */
    requestHash: text().notNull(),
    answer: jsonb(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index("idempotency_key_created").on(table.createdAt),
  ],
);

/** Mail and text messages: written with what caused them, delivered afterwards. */
export const outboxMessage = pgTable(
  "outbox_message",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<"mail" | "sms">().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    /** Wiped after delivery. */
    text: text().notNull(),
    /** A file that goes with a mail; wiped after delivery. */
    attachment: jsonb().$type<MessageAttachment>(),
    /** The same for mail programs that show HTML; null where the text is all there is. Wiped with the text. */
    html: text(),
    /** URL of one-click unsubscribe; null for mails that can't be stopped. */
    unsubscribeUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    tries: smallint().notNull().default(0),
    /** When it is tried next. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** From when on it isn't sent any more, because what it says can't be used; null where it is of use for longer. */
    expiresAt: timestamp({ withTimezone: true }),
    /** When it was given up because it had expired; wiped then as after delivery. */
    droppedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("outbox_message_to").on(table.to, table.id),
    index("outbox_message_due")
      .on(table.dueAt)
      .where(sql`sent_at is null and dropped_at is null`),
  ],
);

/** Random values created on first use and shared by all processes: link signing keys and the installation id. */
export const signingKey = pgTable("signing_key", {
  name: text().primaryKey(),
  /** Random bytes in hex. */
  secret: text().notNull(),
});

/** When a timed job ran last, so that N processes run it once. */
export const jobRun = pgTable("job_run", {
  name: text().primaryKey(),
  lastRunAt: timestamp({ withTimezone: true }).notNull(),
});
