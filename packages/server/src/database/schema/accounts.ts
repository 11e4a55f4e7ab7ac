import type { SocialProvider, StaffRole, UserType, WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { merchant } from "./merchants.ts";

export type { UserType } from "@carmine/api/contract";
export type Role = "merchant" | "operator";

/**
 * Text by which staff find an account: name, email and digits of the phone number, in lower case.
 * @param alias of the table with a dot, such as `a.`
 */
export const accountSearch = (alias: string): SQL =>
  sql.raw(
    `lower(${alias}nickname || ' ' || coalesce(${alias}email, '') || ' ' || coalesce(${alias}dial_code, '') || coalesce(${alias}phone, ''))`,
  );

/** A shopper. The same email can have one email account and several guest accounts. */
export const account = pgTable(
  "account",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** Public but not guessable; with an order number it gives access to a guest's order. */
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
    /** argon2id; null for guests and for phone accounts that sign in by code. */
    passwordHash: text(),
    status: text().$type<"active" | "disabled" | "closed">().notNull().default("active"),
    /** Scheduled deletion, if requested by the owner. */
    deletionDueAt: timestamp({ withTimezone: true }),
    /** Hash of the guest token of the browser in which a guest account was created. */
    guestKey: text(),
    experience: integer().notNull().default(0),
    /** Language of the last sign-in, for mails that aren't triggered by a request. */
    locale: text().$type<WireLocale>().notNull().default("en"),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("account_email")
      .on(table.email)
      .where(sql`type = 'email'`),
    uniqueIndex("account_phone")
      .on(table.dialCode, table.phone)
      .where(sql`type = 'phone'`),
    // For lists of orders by the customer's language.
    index("account_locale").on(table.locale, table.id),
    index("account_search").using("gin", sql`(${accountSearch("")}) gin_trgm_ops`),
    index("account_any_email").on(table.email),
    index("account_deletion_due")
      .on(table.deletionDueAt)
      .where(sql`deletion_due_at is not null`),
    check("account_type", sql`type in ('email', 'phone', 'visitor', 'google', 'facebook', 'twitter')`),
    check(
      "account_reachable",
      sql`email is not null or phone is not null or type in ('google', 'facebook', 'twitter')`,
    ),
  ],
);

/** Notes of the marketplace's team about a customer. */
export const customerNote = pgTable(
  "customer_note",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The customer. */
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    authorId: integer().references(() => account.id, { onDelete: "set null" }),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("customer_note_account").on(table.accountId),
    index("customer_note_author").on(table.authorId),
  ],
);

/** Roles at a shop or the platform. */
export const membership = pgTable(
  "membership",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    role: text().$type<Role>().notNull(),
    merchantId: integer().references(() => merchant.id, { onDelete: "cascade" }),
    /** Null for rows written before roles had names: an owner or administrator. */
    staffRole: text().$type<StaffRole>(),
  },
  (table) => [
    uniqueIndex("membership_once").on(table.accountId, table.role, sql`coalesce(merchant_id, 0)`),
    index("membership_merchant").on(table.merchantId),
    check("membership_place", sql`(role = 'merchant') = (merchant_id is not null)`),
  ],
);

/** An invitation to work for a shop or the platform; deleted when it is accepted or withdrawn. */
export const staffInvitation = pgTable(
  "staff_invitation",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In lower case. */
    email: text().notNull(),
    /** Null for the platform. */
    merchantId: integer().references(() => merchant.id, { onDelete: "cascade" }),
    staffRole: text().$type<StaffRole>().notNull(),
    /** SHA-256 of the token in the mail. */
    tokenHash: text().notNull().unique(),
    invitedBy: integer().references(() => account.id, { onDelete: "set null" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("staff_invitation_once").on(table.email, sql`coalesce(merchant_id, 0)`),
    index("staff_invitation_merchant").on(table.merchantId),
    index("staff_invitation_sender").on(table.invitedBy),
  ],
);

/** A signed-in device. Only the token's hash is stored. */
export const session = pgTable(
  "session",
  {
    /** SHA-256 of the token, hexadecimal. */
    tokenHash: text().primaryKey(),
    /** Identifies the session to its owner. */
    id: integer().notNull().generatedByDefaultAsIdentity(),
    /** User agent. */
    agent: text().notNull().default(""),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** When the session passed the second factor; null if it hasn't. */
    secondFactorAt: timestamp({ withTimezone: true }),
  },
  (table) => [index("session_account").on(table.accountId), index("session_expires").on(table.expiresAt)],
);

/** The authenticator app of a staff account. */
export const secondFactor = pgTable("second_factor", {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  /** Base32. Never logged, exported or returned after the setup. */
  secret: text().notNull(),
  /** Null until a code proves that the app has the secret. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** Last accepted time step of 30 seconds; an equal or earlier one is a replay. */
  lastStep: integer(),
});

/** An unused recovery code of a second factor. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    accountId: integer()
      .notNull()
      .references(() => secondFactor.accountId, { onDelete: "cascade" }),
    /** SHA-256. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.codeHash] })],
);

/** The last code sent to an address for a purpose; a new one replaces it. */
export const verificationCode = pgTable(
  "verification_code",
  {
    purpose: text()
      .$type<"register" | "reset" | "phone" | "confirm" | "newEmail" | "newPhone" | "application">()
      .notNull(),
    /** Email in lower case, or dial code and number as digits. */
    address: text().notNull(),
    /** argon2id, because six digits under a fast hash could be brute-forced. */
    codeHash: text().notNull(),
    tries: smallint().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.address] })],
);

/** A social network account used to sign in. */
export const socialLogin = pgTable(
  "social_login",
  {
    provider: text().$type<SocialProvider>().notNull(),
    /** Id of the person at the provider. */
    subject: text().notNull(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** Display name at the provider. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex("social_login_account").on(table.accountId, table.provider),
  ],
);

/** A sign-in that was redirected to a social network and has not returned yet; can be used once. */
export const socialAttempt = pgTable(
  "social_attempt",
  {
    /** SHA-256 of the state that passes through the provider. */
    stateHash: text().primaryKey(),
    /** SHA-256 of the secret stored in the browser. */
    secretHash: text().notNull(),
    provider: text().$type<SocialProvider>().notNull(),
    codeVerifier: text().notNull(),
    /** The account to link the login to; null signs in. */
    accountId: integer().references(() => account.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("social_attempt_expires").on(table.expiresAt)],
);
