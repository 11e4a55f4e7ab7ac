import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { product, sku } from "./catalogue.ts";
import { merchant } from "./merchants.ts";

/** A shopper's question about a product. Plain text: shown escaped, never as HTML. */
export const question = pgTable(
  "question",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    accountId: integer().references(() => account.id, { onDelete: "set null" }),
    nickname: text().notNull(),
    content: text().notNull(),
    locale: text().$type<WireLocale>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the operator hid it from the product's page. */
    hiddenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index("question_product").on(table.productId, table.id.desc().nullsFirst()),
    index("question_account")
      .on(table.accountId)
      .where(sql`account_id is not null`),
  ],
);

/** A shop's answer; one per shop, which it can replace. */
export const questionAnswer = pgTable(
  "question_answer",
  {
    questionId: integer()
      .notNull()
      .references(() => question.id, { onDelete: "cascade" }),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    content: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.merchantId] })],
);

/** A request for a mail when a sku is available again. */
export const restockRequest = pgTable(
  "restock_request",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    skuId: integer()
      .notNull()
      .references(() => sku.id, { onDelete: "cascade" }),
    accountId: integer().references(() => account.id, { onDelete: "cascade" }),
    email: text().notNull(),
    locale: text().$type<WireLocale>().notNull(),
    /** Token that cancels the request. */
    token: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** If the sku is available but sold out in an activity's round: when the next round begins. */
    notBefore: timestamp({ withTimezone: true }),
    notifiedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique("restock_request_token").on(table.token),
    uniqueIndex("restock_request_open")
      .on(table.skuId, table.email)
      .where(sql`notified_at is null`),
    index("restock_request_account")
      .on(table.accountId)
      .where(sql`account_id is not null`),
  ],
);

/** Price history of a sku. Written by triggers, so that no price change is missed. */
export const priceChange = pgTable(
  "price_change",
  {
    skuId: integer()
      .notNull()
      .references(() => sku.id, { onDelete: "cascade" }),
    since: timestamp({ withTimezone: true }).notNull(),
    price: numeric({ precision: 12, scale: 2 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.since] })],
);
