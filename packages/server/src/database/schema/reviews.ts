import type { WireLocale } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { account } from "./accounts.ts";
import { product } from "./catalogue.ts";

/** A shopper's review of one order line (rule 7). Plain text: shown escaped, never as HTML. */
export const review = pgTable(
  "review",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    accountId: integer(),
    orderLineId: integer().unique("review_order_line"),
    nickname: text().notNull(),
    /** Picture key. */
    avatar: text(),
    star: smallint().notNull(),
    serviceStar: smallint(),
    text: text().notNull(),
    pictures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Names of the chosen values. */
    skuText: jsonb().$type<LocalizedText>().notNull(),
    /** Shown without name and picture. */
    isAnonymous: boolean().notNull().default(false),
    reply: text(),
    /** Language of the review; readers see their own language first. */
    locale: text().$type<WireLocale>().notNull().default("en"),
    /** Number of shoppers who marked it as helpful; updated by the transaction that writes the mark. */
    helpful: integer().notNull().default(0),
    repliedAt: timestamp({ withTimezone: true }),
    /** A later addition by the shopper, once. */
    addition: text(),
    additionPictures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    addedAt: timestamp({ withTimezone: true }),
    /** When the operator hid it from the product's page and rating. */
    hiddenAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check("review_star", sql`${table.star} between 1 and 5`),
    check("review_service_star", sql`${table.serviceStar} between 1 and 5`),
    check("review_pictures", sql`cardinality(${table.pictures}) <= 5`),
    index("review_with_pictures")
      .on(table.productId, table.createdAt.desc().nullsFirst())
      .where(sql`cardinality(pictures) > 0`),
    check("review_addition_pictures", sql`cardinality(${table.additionPictures}) <= 5`),
    index("review_account").on(table.accountId, table.id.desc().nullsFirst()),
    index("review_product").on(
      table.productId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index("review_product_star").on(
      table.productId,
      table.star,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
);

/** Helpful marks. */
export const reviewVote = pgTable(
  "review_vote",
  {
    reviewId: integer()
      .notNull()
      .references(() => review.id, { onDelete: "cascade" }),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.accountId] }),
    index("review_vote_account").on(table.accountId),
  ],
);
