import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** A text file attached to a mail. */
export interface MessageAttachment {
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Attempts in the current window, over all processes. */
export const rateLimit = pgTable(
  "rate_limit",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("rate_limit_ends").on(table.endsAt)],
);

/** Responses stored under the caller's key, so that a repeated request has one effect. */
export const idempotencyKey = pgTable(
  "idempotency_key",
  {
    /** Caller and endpoint, so that keys of different shoppers don't collide. */
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

/** Mail and text messages: written in the transaction of their cause, delivered afterwards. */
export const outboxMessage = pgTable(
  "outbox_message",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<"mail" | "sms">().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    /** Deleted after delivery. */
    text: text().notNull(),
    /** Attachment of a mail; deleted after delivery. */
    attachment: jsonb().$type<MessageAttachment>(),
    /** HTML version; null for plain text mails. Deleted with the text. */
    html: text(),
    /** URL of one-click unsubscribe; null for mails that can't be unsubscribed. */
    unsubscribeUrl: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    tries: smallint().notNull().default(0),
    /** Why the last attempt failed; null before the first failure. */
    lastError: text(),
    /** Time of the next attempt. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
    /** After this time it isn't sent, because its content is no longer valid; null if it doesn't expire. */
    expiresAt: timestamp({ withTimezone: true }),
    /** When it was dropped because it had expired; its content is deleted then. */
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

/** Last run of a scheduled job, so that N processes run it once. */
export const jobRun = pgTable("job_run", {
  name: text().primaryKey(),
  lastRunAt: timestamp({ withTimezone: true }).notNull(),
  /** Accurate to a minute, because jobs of a few seconds would otherwise write it in each run. */
  lastSuccessAt: timestamp({ withTimezone: true }),
  failedAt: timestamp({ withTimezone: true }),
  /** Message of the last failure; null after a success. */
  lastError: text(),
});

/** Which versions of the shop can use this schema; one row. */
export const schemaCompatibility = pgTable("schema_compatibility", {
  id: smallint().primaryKey().default(1),
  /**
   * Creation time (ms) of the newest contract migration: versions that don't have it would use dropped
   * columns.
   */
  oldestMigration: bigint({ mode: "number" }).notNull(),
});
