import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { merchant } from "./merchants.ts";

export type UserType = "email" | "phone" | "visitor";
export type Role = "merchant" | "operator";

/** A person who buys. The same e-mail may be an e-mail account and several visitors'. */
export const account = pgTable(
  "account",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Public, not guessable; with an order number it finds a guest's order. */
    identity: text().notNull().unique(),
    type: text().$type<UserType>().notNull(),
    /** In lower case. */
    email: text(),
    /** Digits only, without the plus. */
    dialCode: text(),
    phone: text(),
    nickname: text().notNull(),
    /** Picture key. */
    avatar: text(),
    /** argon2id; null for visitors and for phone accounts that sign in by code. */
    passwordHash: text(),
    status: text().$type<"active" | "disabled">().notNull().default("active"),
    /** Hash of the guest token of the browser in which a guest account was made. */
    guestKey: text(),
    experience: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("account_email")
      .on(table.email)
      .where(sql`type = 'email'`),
    uniqueIndex("account_phone")
      .on(table.dialCode, table.phone)
      .where(sql`type = 'phone'`),
    index("account_visitor_email")
      .on(table.email)
      .where(sql`type = 'visitor'`),
    check("account_type", sql`type in ('email', 'phone', 'visitor')`),
    check("account_reachable", sql`email is not null or phone is not null`),
  ],
);

/** Who works for a shop or for the platform. */
export const membership = pgTable(
  "membership",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    role: text().$type<Role>().notNull(),
    merchantId: integer().references(() => merchant.id, { onDelete: "cascade" }),
  },
  (table) => [
    uniqueIndex("membership_once").on(table.accountId, table.role, sql`coalesce(merchant_id, 0)`),
    check("membership_place", sql`(role = 'merchant') = (merchant_id is not null)`),
  ],
);

/** A signed-in device. The token itself is nowhere but with its holder. */
export const session = pgTable(
  "session",
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().primaryKey(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("session_account").on(table.accountId), index("session_expires").on(table.expiresAt)],
);

/** The code last sent to an address for a purpose; a new one replaces it. */
export const verificationCode = pgTable(
  "verification_code",
  {
    purpose: text().$type<"register" | "reset" | "phone">().notNull(),
    /** E-mail in lower case, or dial code and number as digits. */
    address: text().notNull(),
    /** argon2id: six digits behind a quick hash would be guessed in a moment. */
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.address] })],
);

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
    /** Who sent it and which call: keys of two shoppers never meet. */
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
    createdAt: timestamp({ withTimezone: true }).notNull(),
    tries: smallint().notNull().default(0),
    /** When it is tried next. */
    dueAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("outbox_message_to").on(table.to, table.id),
    index("outbox_message_due")
      .on(table.dueAt)
      .where(sql`sent_at is null`),
  ],
);

/** When a timed job ran last, so that N processes run it once. */
export const jobRun = pgTable("job_run", {
  name: text().primaryKey(),
  lastRunAt: timestamp({ withTimezone: true }).notNull(),
});
