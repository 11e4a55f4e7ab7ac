import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { account, type Role } from "./accounts.ts";
import { merchant } from "./merchants.ts";

/** Actions of merchants and operators. Written with the change itself, never changed, deleted after `AUDIT_DAYS`. */
export const auditEntry = pgTable(
  "audit_entry",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    role: text().$type<Role>().notNull(),
    /** Null for the command line and for jobs. Accounts with entries can be closed but not deleted. */
    accountId: integer().references(() => account.id),
    /** Null for the whole platform. */
    merchantId: integer().references(() => merchant.id),
    /** Domain and verb, such as `order.ship`. */
    action: text().notNull(),
    /** An order number, or a kind and an id, such as `review:12`. */
    subject: text().notNull(),
    before: jsonb().$type<Readonly<Record<string, unknown>>>(),
    after: jsonb().$type<Readonly<Record<string, unknown>>>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check("audit_entry_role", sql`${table.role} in ('merchant', 'operator')`),
    index("audit_entry_merchant").on(table.merchantId, table.id.desc().nullsFirst()),
    index("audit_entry_subject").on(table.subject, table.id.desc().nullsFirst()),
    index("audit_entry_account")
      .on(table.accountId)
      .where(sql`account_id is not null`),
  ],
);
