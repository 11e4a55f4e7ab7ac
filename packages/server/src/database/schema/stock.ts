import type { StockCause } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { sku } from "./catalogue.ts";

/** Every change of the units on hand of a sku. Written by a trigger, so that no change is missed. */
export const stockMove = pgTable(
  "stock_move",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
    skuId: integer()
      .notNull()
      .references(() => sku.id, { onDelete: "cascade" }),
    /** Added units; negative for removed ones. */
    by: integer().notNull(),
    /** Units on hand after the change. */
    onHand: integer().notNull(),
    cause: text().$type<StockCause>().notNull(),
    /** Number of the order or refund; null for other causes. */
    link: text(),
    /** Member of the staff; null for orders, imports and the command line. */
    accountId: integer(),
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("stock_move_by", sql`${table.by} <> 0`),
    index("stock_move_account")
      .on(table.accountId)
      .where(sql`account_id is not null`),
    index("stock_move_sku").on(table.skuId, table.id.desc().nullsFirst()),
  ],
);
