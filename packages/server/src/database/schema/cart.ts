import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, timestamp, unique } from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { product, sku } from "./catalogue.ts";

/** One sku in the cart of a shopper or of a guest. */
export const cartLine = pgTable(
  "cart_line",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer().references(() => account.id, { onDelete: "cascade" }),
    guestId: text(),
    /** Account or guest, so that one unique constraint covers both. */
    owner: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce('a' || account_id::text, 'g' || guest_id)`),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    skuId: integer()
      .notNull()
      .references(() => sku.id, { onDelete: "cascade" }),
    quantity: smallint().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("cart_line_sku").on(table.owner, table.skuId),
    check("cart_line_owner", sql`num_nonnulls(${table.accountId}, ${table.guestId}) = 1`),
    check("cart_line_quantity", sql`${table.quantity} between 1 and 99`),
    index("cart_line_product").on(table.productId),
    index("cart_line_sku_id").on(table.skuId),
    index("cart_line_account")
      .on(table.accountId)
      .where(sql`account_id is not null`),
    // Abandoned carts of guests are deleted by age.
    index("cart_line_guest_age")
      .on(table.updatedAt)
      .where(sql`guest_id is not null`),
  ],
);
