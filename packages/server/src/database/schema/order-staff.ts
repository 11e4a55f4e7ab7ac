import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { merchantOrder } from "./ordering.ts";

/** The words of an order's search text, as an array. */
export const orderSearchWords = sql.raw(String.raw`string_to_array(translate("text", E'\n', ' '), ' ')`);

/**
 * Text by which staff find an order: numbers, name, email, digits of the phone number, article numbers and tracking
 * numbers, in lower case and separated by line breaks. Written by triggers.
 */
export const orderSearch = pgTable(
  "order_search",
  {
    merchantOrderId: integer()
      .primaryKey()
      .references(() => merchantOrder.id, { onDelete: "cascade" }),
    text: text().notNull(),
  },
  (table) => [
    index("order_search_trigram").using("gin", sql`${table.text} gin_trgm_ops`),
    // Finds a whole name or email ten times as fast: the trigrams of common ones are in most orders.
    index("order_search_words").using("gin", sql`(${orderSearchWords})`),
  ],
);

/** Notes of a shop's team about an order, invisible to the shopper. */
export const orderNote = pgTable(
  "order_note",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    merchantOrderId: integer()
      .notNull()
      .references(() => merchantOrder.id),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("order_note_order").on(table.merchantOrderId),
    index("order_note_account").on(table.accountId),
  ],
);
