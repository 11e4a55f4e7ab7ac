import type { NoticeTopic } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { account } from "./accounts.ts";

/** What fills the places of a notice's texts; a localized text is read in the language of the reader. */
export type NoticeValue = string | number | LocalizedText;

/** What the shop told somebody. The texts are made when they are read, in the reader's language. */
export const notice = pgTable(
  "notice",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text().notNull(),
    values: jsonb().$type<Readonly<Record<string, NoticeValue>>>().notNull(),
    /** Path inside the shop without a language prefix. */
    path: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp({ withTimezone: true }),
    /** Whether the mail about it is still to be written. */
    isMailDue: boolean().notNull().default(true),
  },
  (table) => [
    index("notice_account").on(table.accountId, table.id.desc()),
    index("notice_unread")
      .on(table.accountId)
      .where(sql`read_at is null`),
    index("notice_mail_due")
      .on(table.id)
      .where(sql`is_mail_due`),
  ],
);

/** Of which topics somebody wants no mail; no row means that they want all of it. */
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
    /** In the link of a mail that stops mails; opens nothing else. */
    stopToken: text().notNull(),
  },
  (table) => [uniqueIndex("notice_setting_stop_token").on(table.stopToken)],
);
