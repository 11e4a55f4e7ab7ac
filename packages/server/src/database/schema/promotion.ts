import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { account } from "./accounts.ts";
import { category } from "./catalogue.ts";
import { merchant } from "./merchants.ts";

export const coupon = pgTable(
  "coupon",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The merchant that pays for it; null for the platform. */
    merchantId: integer().references(() => merchant.id, { onDelete: "cascade" }),
    name: jsonb().$type<LocalizedText>().notNull(),
    value: numeric().notNull(),
    /** Minimum total of the products that it applies to; 0 for none. */
    minimum: numeric().notNull().default("0"),
    /** Applies to a merchant's products, some of them, all products, or one category and its descendants. */
    scope: text().$type<"merchant" | "product" | "platform" | "category">().notNull(),
    productIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    categoryId: integer().references(() => category.id),
    /** 1 claimed manually, 2 for new shoppers, 3 a gift with a purchase. */
    type: smallint().notNull().default(1),
    isOpen: boolean().notNull().default(true),
    /** For a gift: the products that grant it; empty for all products of its issuer. */
    giftProductIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Initial and remaining number of claims; null for no limit. */
    total: integer(),
    left: integer(),
    receiveFrom: timestamp({ withTimezone: true }),
    receiveUntil: timestamp({ withTimezone: true }),
    /** Valid between two dates, or for some days after the claim. */
    useFrom: timestamp({ withTimezone: true }),
    useUntil: timestamp({ withTimezone: true }),
    days: integer(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("coupon_value", sql`${table.value} > 0 and ${table.minimum} >= 0`),
    check("coupon_left", sql`${table.left} between 0 and coalesce(${table.total}, ${table.left})`),
    check("coupon_type", sql`${table.type} between 1 and 3`),
    index("coupon_merchant").on(table.merchantId),
    check(
      "coupon_scope",
      sql`case ${table.scope}
        when 'merchant' then ${table.merchantId} is not null
        when 'product' then ${table.merchantId} is not null and cardinality(${table.productIds}) > 0
        when 'platform' then ${table.merchantId} is null
        when 'category' then ${table.merchantId} is null and ${table.categoryId} is not null
        else false end`,
    ),
    check("coupon_life", sql`num_nonnulls(${table.useUntil}, ${table.days}) = 1`),
  ],
);

/** A coupon that a shopper has claimed. */
export const claimedCoupon = pgTable(
  "claimed_coupon",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    couponId: integer()
      .notNull()
      .references(() => coupon.id),
    origin: text().$type<"new" | "receive" | "send" | "buy">().notNull().default("receive"),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** Number of the master order (PT…) that uses it. */
    usedBy: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("claimed_coupon_once").on(table.accountId, table.couponId),
    check("claimed_coupon_used", sql`(${table.usedAt} is null) = (${table.usedBy} is null)`),
    index("claimed_coupon_used_by").on(table.usedBy),
  ],
);
