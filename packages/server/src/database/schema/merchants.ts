import type { OpeningHours } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";

export const merchantType = pgTable("merchant_type", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalizedText>().notNull(),
  /** Documents that an applicant of this type has to submit and that stay private. */
  info: jsonb().$type<LocalizedText>().notNull(),
  /** Documents that an applicant has to submit and that shoppers see after approval. */
  publicInfo: jsonb().$type<LocalizedText>(),
  sort: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const merchantCategory = pgTable("merchant_category", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalizedText>().notNull(),
  /** Commission in percent of each sale. */
  handlingFee: integer().notNull().default(0),
  sort: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export interface MerchantService {
  type: "H5" | "phone" | "message" | "email";
  link?: string;
  phone?: string;
  message?: string;
  email?: string;
}

export const merchant = pgTable(
  "merchant",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    typeId: integer().references(() => merchantType.id),
    categoryId: integer().references(() => merchantCategory.id),
    /** Commission in percent agreed with this shop; null for the one of its category. */
    handlingFee: numeric({ precision: 5, scale: 2, mode: "number" }),
    isSelf: boolean().notNull().default(false),
    /** Whether the marketplace has verified the shop's identity. */
    isVerified: boolean().notNull().default(false),
    isOpen: boolean().notNull().default(true),
    isRecommended: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
    /** Picture keys. */
    avatar: text(),
    cover: text(),
    /** Replaces the cover in the list of shops and behind the shop header on desktop. */
    streetCover: text(),
    pageCover: text(),
    banners: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    intro: jsonb().$type<LocalizedText>().notNull().default({ en: "" }),
    keywords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** 1–5; null without ratings. */
    goodsScore: numeric({ precision: 2, scale: 1, mode: "number" }),
    serviceScore: numeric({ precision: 2, scale: 1, mode: "number" }),
    /** Mean of both scores, shown on cards; null without scores. */
    starLevel: numeric({ precision: 2, scale: 1, mode: "number" }).generatedAlwaysAs(
      sql`round((goods_score + service_score) / 2, 1)`,
    ),
    followers: integer().notNull().default(0),
    service: jsonb().$type<MerchantService>().notNull().default({ type: "email" }),
    openingTime: jsonb().$type<LocalizedText>().notNull().default({ en: "" }),
    /** Null if the shop only has a text. */
    openingHours: jsonb().$type<OpeningHours>(),
    realName: text().notNull().default(""),
    email: text().notNull().default(""),
    phone: text().notNull().default(""),
    address: text().notNull().default(""),
    /** First and last day without shipments, in the marketplace's time zone; null without a vacation. */
    vacationFrom: date(),
    vacationUntil: date(),
    /** Whether the shop takes no orders on these days. */
    vacationStopsOrders: boolean().notNull().default(false),
    /** Picture keys of all documents. Only `publicPapers` may be shown. */
    qualificationPictures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Picture keys of the documents that shoppers may see. */
    publicPapers: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Search tokens (see catalogue/search/query/tokens.ts). */
    tokens: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("merchant_name").on(sql`lower(${table.name})`),
    index("merchant_tokens").using("gin", table.tokens),
    // For suggestions: words of the name that begin with the input.
    index("merchant_name_trigram").using("gin", sql`(' ' || lower(${table.name})) gin_trgm_ops`),
    // Every statement about products for sale reads all closed shops.
    index("merchant_closed")
      .on(table.id)
      .where(sql`not ${table.isOpen}`),
    check("merchant_handling_fee", sql`${table.handlingFee} between 0 and 100`),
    check("merchant_followers", sql`${table.followers} >= 0`),
    check(
      "merchant_scores",
      sql`${table.goodsScore} between 1 and 5 and ${table.serviceScore} between 1 and 5`,
    ),
  ],
);

/** A shop's own category tree, two levels. */
export const shopCategory = pgTable(
  "shop_category",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    /** 0 at the top level, as on the wire. */
    pid: integer().notNull().default(0),
    /** Without an English text if the shop writes in other languages only. */
    name: jsonb().$type<Partial<LocalizedText>>().notNull(),
    sort: integer().notNull().default(0),
  },
  (table) => [
    // Names are unique below a parent, so that concurrent imports can't create a category twice.
    uniqueIndex("shop_category_name").on(table.merchantId, table.pid, sql`lower(${table.name} ->> 'en')`),
  ],
);

/** Unused: held the challenges of the former proof-of-work check. Still defined because migrations only add. */
export const merchantCheck = pgTable(
  "merchant_check",
  {
    challenge: text().primaryKey(),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("merchant_check_expires").on(table.expiresAt)],
);
