import type { ApplicationDraft } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { merchant, merchantCategory, merchantType } from "./merchants.ts";

const moment = () => timestamp({ withTimezone: true });

/**
 * An application to open a shop. Decided ones are immutable; another attempt is a new row that references the
 * previous one. Only the documents of refused and withdrawn ones are deleted later.
 */
export const application = pgTable(
  "application",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    previousId: integer().references((): AnyPgColumn => application.id),
    /** 1 pending, 2 approved, 3 refused, 4 withdrawn. */
    status: smallint().notNull().default(1),
    name: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => merchantCategory.id),
    typeId: integer()
      .notNull()
      .references(() => merchantType.id),
    realName: text().notNull(),
    /** Verified by a code, in lower case. */
    email: text().notNull(),
    phone: text().notNull(),
    /** Agreed commission in percent of each sale. */
    handlingFee: integer().notNull(),
    keywords: text().notNull(),
    address: text().notNull(),
    /** Picture keys of all documents. */
    papers: text().array().notNull(),
    /** Documents that shoppers may see after approval. */
    publicPapers: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    denialReason: text(),
    /** The opened shop. */
    merchantId: integer().references(() => merchant.id),
    createdAt: moment().notNull(),
    /** When the decision is due. */
    dueAt: moment().notNull(),
    decidedAt: moment(),
  },
  (table) => [
    check("application_status", sql`${table.status} between 1 and 4`),
    check("application_shop", sql`(${table.status} = 2) = (${table.merchantId} is not null)`),
    check("application_reason", sql`${table.status} <> 3 or ${table.denialReason} is not null`),
    index("application_account").on(table.accountId, table.id.desc()),
    uniqueIndex("application_one_pending")
      .on(table.accountId)
      .where(sql`status = 1`),
    uniqueIndex("application_pending_name")
      .on(sql`lower(${table.name})`)
      .where(sql`status = 1`),
    uniqueIndex("application_pending_email")
      .on(table.email)
      .where(sql`status = 1`),
  ],
);

/** A request to the applicant for more information or documents. */
export const applicationQuestion = pgTable(
  "application_question",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    applicationId: integer()
      .notNull()
      .references(() => application.id),
    /** Operator who asked. */
    accountId: integer().references(() => account.id),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    index("application_question_application").on(table.applicationId),
    index("application_question_account")
      .on(table.accountId)
      .where(sql`account_id is not null`),
  ],
);

/** An unsubmitted application with its fields as typed. */
export const applicationDraft = pgTable("application_draft", {
  accountId: integer()
    .primaryKey()
    .references(() => account.id, { onDelete: "cascade" }),
  values: jsonb().$type<ApplicationDraft>().notNull(),
  updatedAt: moment().notNull(),
});
