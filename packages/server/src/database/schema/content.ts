import type { GuideTopic, SettingName } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { account } from "./accounts.ts";
import { product } from "./catalogue.ts";
import { picture } from "./media.ts";

/** Pictures and texts on the home page: the large carousel and the promotional tiles below it. */
export const banner = pgTable("banner", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  place: text().$type<"carousel" | "strip">().notNull(),
  kicker: jsonb().$type<LocalizedText>(),
  title: jsonb().$type<LocalizedText>().notNull(),
  text: jsonb().$type<LocalizedText>(),
  action: jsonb().$type<LocalizedText>(),
  picture: text()
    .notNull()
    .references(() => picture.key),
  /** Path without a locale prefix. */
  url: text().notNull(),
  sort: integer().notNull().default(0),
});

export const hotWord = pgTable("hot_word", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: jsonb().$type<LocalizedText>().notNull(),
  sort: integer().notNull().default(0),
});

export const newsItem = pgTable("news_item", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: jsonb().$type<LocalizedText>().notNull(),
  url: text().notNull(),
  sort: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Refund reasons configured by the operator; without any, the default reasons are offered. */
export const refundReason = pgTable("refund_reason", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  text: jsonb().$type<LocalizedText>().notNull(),
  sort: integer().notNull().default(0),
});

/** A short guide on a separate page, written by the operator. */
export const guide = pgTable("guide", {
  /** Number for the console; keeps its meaning if the name in the URL changes. */
  id: integer().notNull().generatedByDefaultAsIdentity().unique(),
  /** Last segment of its URL. */
  slug: text().primaryKey(),
  title: jsonb().$type<LocalizedText>().notNull(),
  /** Sanitised HTML. */
  html: jsonb().$type<LocalizedText>().notNull(),
  /** The section of the help center that lists it. */
  topic: text().$type<GuideTopic>().notNull().default("guides"),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Entries of the account's side menu. The ids are part of the wire contract (65 profile, 66 addresses …). */
export const menuEntry = pgTable("menu_entry", {
  id: integer().primaryKey(),
  name: jsonb().$type<LocalizedText>().notNull(),
  icon: text().notNull().default(""),
  /** An empty URL hides the entry on desktop. */
  pcUrl: text().notNull().default(""),
  sort: integer().notNull().default(0),
});

export const agreementKeys = ["user", "privacy", "merchant", "about"] as const;
export type AgreementKey = (typeof agreementKeys)[number];

/** Written by the release before `agreementVersion` only; its rows were copied there. */
export const agreement = pgTable("agreement", {
  key: text().$type<AgreementKey>().primaryKey(),
  html: jsonb().$type<LocalizedText>().notNull(),
});

/** Versions of the operator's published texts, each text on a separate page. The last valid one is shown. */
export const agreementVersion = pgTable(
  "agreement_version",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    key: text().$type<AgreementKey>().notNull(),
    /** Null for the standard text. */
    html: jsonb().$type<LocalizedText>(),
    /** First day in the marketplace's time zone. Null for a text without a date, which is the first of its key. */
    validFrom: date(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [unique("agreement_version_day").on(table.key, table.validFrom).nullsNotDistinct()],
);

/** Versions that an account agreed to, when it registered or applied for a shop. */
export const agreementAcceptance = pgTable(
  "agreement_acceptance",
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    versionId: integer()
      .notNull()
      .references(() => agreementVersion.id),
    acceptedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.versionId] }),
    index("agreement_acceptance_version").on(table.versionId),
  ],
);

export interface PlatformService {
  type: "h5" | "hotline" | "message" | "email";
  hotline: string;
  email: string;
  message: string;
  h5Url: string;
  /** Service hours as text. */
  hours?: LocalizedText;
}

export interface PlatformCurrency {
  country: string;
  currency: string;
  ID: string;
}

/** Texts about the shop, written by the operator. */
export const setting = pgTable("setting", {
  name: text().$type<SettingName>().primaryKey(),
  value: jsonb().$type<LocalizedText>().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** The platform's data; a single row. */
export const platform = pgTable(
  "platform",
  {
    id: smallint().primaryKey().default(1),
    currency: jsonb().$type<PlatformCurrency>().notNull(),
    service: jsonb().$type<PlatformService>().notNull(),
    /** Picture keys. */
    logo: text(),
    recommendImage: text(),
    shopStreetHeader: text(),
    loginPicture: text(),
  },
  () => [check("platform_single_row", sql`id = 1`)],
);

/** A themed list of products; doesn't change prices. */
export const activity = pgTable(
  "activity",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: jsonb().$type<LocalizedText>().notNull(),
    /** 1 slider, 2 one large and two small, 3 large pictures. */
    type: smallint().notNull(),
    banners: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    instruction: jsonb().$type<LocalizedText>().notNull(),
    /** Hours of one round. Rounds follow each other without a gap, counted from the epoch. */
    roundHours: integer().notNull(),
    isOpen: boolean().notNull().default(true),
    /** Start and end of all its rounds; null is unbounded. */
    beginsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    sort: integer().notNull().default(0),
  },
  (table) => [
    check("activity_begins_before_it_ends", sql`${table.beginsAt} < ${table.endsAt}`),
    check("activity_type", sql`${table.type} between 1 and 3`),
    check("activity_round_hours", sql`${table.roundHours} between 1 and 8784`),
  ],
);

export const activityProduct = pgTable(
  "activity_product",
  {
    activityId: integer()
      .notNull()
      .references(() => activity.id, { onDelete: "cascade" }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    /** Picture for the activity; the product's own if absent. */
    picture: text().references(() => picture.key),
    /** Units offered in each round; unlimited if absent. */
    quota: integer(),
    /** Added to the units sold in a round, like the virtual sales of a product. */
    virtualSold: integer().notNull().default(0),
    sort: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.productId] }),
    index("activity_product_product").on(table.productId),
    check("activity_product_quota", sql`${table.quota} > 0 and ${table.virtualSold} >= 0`),
  ],
);

/** Accounts to notify when an activity begins. */
export const activityReminder = pgTable(
  "activity_reminder",
  {
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    activityId: integer()
      .notNull()
      .references(() => activity.id, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.activityId] }),
    index("activity_reminder_activity").on(table.activityId),
  ],
);

/** Tire and wheel sizes of a car over some model years, for the size finder. */
export const carSize = pgTable("car_size", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  make: text().notNull(),
  model: text().notNull(),
  yearFrom: smallint().notNull(),
  /** Null while it is built. */
  yearTo: smallint(),
  /** Such as "225/45 R17". */
  tires: text().array().notNull(),
  /** Such as "17 × 7.5J 5×112". */
  wheels: text().array().notNull(),
});
