import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { viewLists } from "@carmine/api/contract";
import { account } from "./accounts.ts";
import { merchant } from "./merchants.ts";

/** A view of a list in the console that an account saved. */
export const consoleView = pgTable(
  "console_view",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** Null for the marketplace. */
    merchantId: integer().references(() => merchant.id, { onDelete: "cascade" }),
    list: text().$type<(typeof viewLists)[number]>().notNull(),
    name: text().notNull(),
    /** Query of the list's URL. */
    query: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("console_view_once").on(
      table.accountId,
      table.list,
      sql`coalesce(merchant_id, 0)`,
      sql`lower(name)`,
    ),
    index("console_view_merchant").on(table.merchantId),
  ],
);
