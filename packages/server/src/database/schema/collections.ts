import {
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { product } from "./catalogue.ts";
import { merchant } from "./merchants.ts";

/** A wishlist entry. */
export const savedProduct = pgTable(
  "saved_product",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    /** Lowest price of the product when it was saved, to detect a price drop. */
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    /** The lowest price that the shopper was notified of since. */
    toldPrice: numeric({ precision: 12, scale: 2 }),
    /** Whether it was sold out, and the shopper has not been notified of its return yet. */
    isSoldOut: boolean().notNull().default(false),
    /** When it was last found available after being sold out; null while it is sold out. */
    backAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("saved_product_once").on(table.accountId, table.productId),
    index("saved_product_product").on(table.productId),
  ],
);

/**
 * A recently removed wishlist entry. If saved again within a minute, the product gets its position, price and
 * date back. Older rows are deleted when the shopper removes another product.
 */
export const unsavedProduct = pgTable(
  "unsaved_product",
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    /** Id of the removed entry. */
    id: integer().notNull(),
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    toldPrice: numeric({ precision: 12, scale: 2 }),
    isSoldOut: boolean().notNull(),
    backAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    removedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.productId] })],
);

/** A product search of a shopper, whose new products are reported. */
export const savedSearch = pgTable(
  "saved_search",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    /** URL parameters of its words and filters, in alphabetical order. */
    query: text().notNull(),
    /** Unused since names are built from the query; the previous release writes it during an update. */
    name: text().notNull().default(""),
    isNotifying: boolean().notNull().default(true),
    /** Last report; before the first one, when reports were enabled. */
    reportedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique("saved_search_once").on(table.accountId, table.query)],
);

/** A shop that a shopper follows. The same transaction updates `merchant.followers`. */
export const followedShop = pgTable(
  "followed_shop",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("followed_shop_once").on(table.accountId, table.merchantId),
    index("followed_shop_merchant").on(table.merchantId),
  ],
);
