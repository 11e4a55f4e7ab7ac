import type { NoticeTopic, WorkDelivery, WorkSetting } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { account } from "./accounts.ts";

/** A value in a notice's texts; localized texts are shown in the reader's language. */
export type NoticeValue = string | number | LocalizedText;

/** A notification. Its texts are rendered on read, in the reader's language. */
export const notice = pgTable(
  "notice",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, NoticeValue>>>().notNull(),
    /** Path without a locale prefix. */
    path: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
    /** Shop of a notice about its work; null for notices to shoppers and to the marketplace's staff. */
    merchantId: integer(),
    /** Whether its mail is still pending. */
    isMailDue: boolean().notNull().default(true),
    /** Whether it belongs in the next daily mail to staff. */
    isDigestDue: boolean().notNull().default(false),
  },
  (table) => [
    index("notice_account").on(table.accountId, table.id.desc()),
    index("notice_unread")
      .on(table.accountId)
      .where(sql`read_at is null`),
    index("notice_mail_due")
      .on(table.id)
      .where(sql`is_mail_due`),
    index("notice_digest_due")
      .on(table.accountId)
      .where(sql`is_digest_due`),
  ],
);

/** How an account gets notifications of a kind of work; no row is the default of its role. */
export const workNoticeSetting = pgTable(
  "work_notice_setting",
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text().$type<WorkSetting>().notNull(),
    delivery: text().$type<WorkDelivery>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.kind] }),
    check("work_notice_setting_delivery", sql`${table.delivery} in ('console', 'mail', 'digest', 'off')`),
  ],
);

/** Topics that an account wants no mail about; no row means all mails. */
export const noticeSetting = pgTable(
  "notice_setting",
  {
    accountId: integer()
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    mutedTopics: text()
      .array()
      .$type<NoticeTopic[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Token of unsubscribe links; valid for nothing else. */
    stopToken: text().notNull(),
  },
  (table) => [uniqueIndex("notice_setting_stop_token").on(table.stopToken)],
);
