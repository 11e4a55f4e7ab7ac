import { limits, type TireLabel } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { ProductFeature, PropertyValue } from "../../shared/product-properties.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import { merchant } from "./merchants.ts";

/** The platform's category tree, three levels. */
export const category = pgTable(
  "category",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    pid: integer().references((): AnyPgColumn => category.id),
    /** Ids from the department to the category itself. */
    path: integer().array().notNull(),
    level: smallint().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    keywords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Picture key. */
    icon: text(),
    /** Name of a lucide icon for menus. */
    symbol: text(),
    sort: integer().notNull().default(0),
    /** Units usually bought together in this category and below, such as four tires. */
    setSize: smallint(),
    /** Categories whose products complement those of this category and below, most important first. */
    accessoryIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Guides for choosing a product of this category and below, such as a size guide. */
    guideSlugs: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    isShown: boolean().notNull().default(true),
  },
  (table) => [
    check("category_set_size", sql`${table.setSize} between 2 and 99`),
    check(
      "category_level",
      sql`${table.level} between 1 and 3 and cardinality(${table.path}) = ${table.level}`,
    ),
    // Names are unique below a parent, so that concurrent imports can't create a category twice.
    uniqueIndex("category_name").on(sql`coalesce(${table.pid}, 0)`, sql`lower(${table.name} ->> 'en')`),
  ],
);

/** Maps a merchant's product type to a category of the operator. */
export const categoryMapping = pgTable(
  "category_mapping",
  {
    merchantId: integer()
      .notNull()
      .references(() => merchant.id, { onDelete: "cascade" }),
    /** In lower case, levels joined by " > ". */
    type: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => category.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.type] })],
);

export const brand = pgTable(
  "brand",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    /** Picture key. */
    logo: text(),
  },
  (table) => [uniqueIndex("brand_name").on(sql`lower(${table.name})`)],
);

/** A shop's guarantee, such as "30-day returns". */
export const guarantee = pgTable("guarantee", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalizedText>().notNull(),
  icon: text().notNull(),
  content: jsonb().$type<LocalizedText>().notNull(),
  sort: integer().notNull().default(0),
});

/** A label on product cards, such as "Free installation". */
export const productTag = pgTable("product_tag", {
  key: text().primaryKey(),
  name: jsonb().$type<LocalizedText>().notNull(),
  tone: text().$type<"neutral" | "success">().notNull(),
});

export interface ProductSpecification {
  name: LocalizedText;
  value: LocalizedText;
}

export const product = pgTable(
  "product",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id),
    /** The merchant's identifier of the product; imports find it by this. */
    handle: text().notNull(),
    categoryId: integer()
      .notNull()
      .references(() => category.id),
    /** The category's path, so that one index finds the products of any level. */
    categoryPath: integer().array().notNull(),
    shopCategoryPath: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    brandId: integer().references(() => brand.id),
    name: jsonb().$type<LocalizedText>().notNull(),
    /** Short selling points, one per line. */
    intro: jsonb().$type<LocalizedText>().notNull(),
    /** Sanitised HTML. */
    content: jsonb().$type<LocalizedText>().notNull(),
    unit: jsonb().$type<LocalizedText>().notNull(),
    keywords: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    options: jsonb().$type<ProductOption[]>().notNull().default([]),
    specifications: jsonb().$type<ProductSpecification[]>().notNull().default([]),
    /** Values by the key of their property. */
    properties: jsonb().$type<Record<string, PropertyValue>>().notNull().default({}),
    features: jsonb().$type<ProductFeature[]>().notNull().default([]),
    /** Tire label grades, validated when a draft is written. */
    tireLabel: jsonb().$type<TireLabel>(),
    /** Picture keys, the card's first. */
    pictures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Descriptions of pictures for people who don't see them, by picture key. */
    pictureTexts: jsonb().$type<Record<string, Partial<LocalizedText>>>().notNull().default({}),
    /** Picture of the sku with the card's price; the first of `pictures` if absent. */
    cardPicture: text(),
    guaranteeIds: integer()
      .array()
      .notNull()
      .default(sql`'{}'`),
    tags: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Lowest price of a sku on sale, and that sku's list price. */
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    listPrice: numeric({ precision: 12, scale: 2 }),
    sales: integer().notNull().default(0),
    virtualSales: integer().notNull().default(0),
    shownSales: integer()
      .notNull()
      .generatedAlwaysAs(sql`sales + virtual_sales`),
    rank: integer().notNull().default(0),
    /** Position in its own shop, largest first. */
    shopSort: integer().notNull().default(0),
    /** Number of reviews with 1, 2, 3, 4 and 5 stars; updated by the transaction that writes the review. */
    starCounts: integer()
      .array()
      .notNull()
      .default(sql`'{0,0,0,0,0}'`),
    reviewCount: integer()
      .notNull()
      .generatedAlwaysAs(
        sql`star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5]`,
      ),
    /** Average, 0 without a review. */
    star: numeric({ precision: 3, scale: 2, mode: "number" })
      .notNull()
      .generatedAlwaysAs(
        sql`coalesce((star_counts[1] + 2.0 * star_counts[2] + 3.0 * star_counts[3] + 4.0 * star_counts[4] + 5.0 * star_counts[5]) / nullif(star_counts[1] + star_counts[2] + star_counts[3] + star_counts[4] + star_counts[5], 0), 0)`,
      ),
    browse: integer().notNull().default(0),
    isShown: boolean().notNull().default(true),
    isForcedDown: boolean().notNull().default(false),
    isRecycled: boolean().notNull().default(false),
    isDeleted: boolean().notNull().default(false),
    /** 0 pending, 1 approved, 2 refused. */
    auditStatus: smallint().notNull().default(1),
    visible: boolean()
      .notNull()
      .generatedAlwaysAs(
        sql`is_shown and not is_forced_down and not is_recycled and not is_deleted and audit_status = 1`,
      ),
    /** Search tokens (see catalogue/search/query/tokens.ts). */
    tokens: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** `key:value` of every filterable attribute; the union over skus and specifications. */
    facets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique("product_handle").on(table.merchantId, table.handle),
    check("product_price", sql`${table.price} >= 0`),
    check("product_sales", sql`${table.sales} >= 0 and ${table.virtualSales} >= 0`),
  ],
);

/**
 * A purchasable combination of option values. Available = on hand − reserved, or always enough; every change
 * of stock is one conditional update (rule 2).
 */
export const sku = pgTable(
  "sku",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    /** One value key per option of the product, in option order; empty without options. */
    values: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The merchant's article number. */
    code: text().notNull().default(""),
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    listPrice: numeric({ precision: 12, scale: 2 }),
    onHand: integer().notNull().default(0),
    /** Stock in the product file of the last import; an equal figure in the next import changes nothing. */
    importedStock: integer(),
    reserved: integer().notNull().default(0),
    sold: integer().notNull().default(0),
    /** The merchant doesn't count its stock, or sells beyond it; `onHand` may become negative. */
    isAlwaysSellable: boolean().notNull().default(false),
    /** Units that can be bought now. A generated column, so that no reader repeats the rule. */
    available: integer()
      .notNull()
      .generatedAlwaysAs(
        sql.raw(`case when is_always_sellable then ${limits.uncountedStock} else on_hand - reserved end`),
      ),
    /** Picture key; the product's first if absent. */
    picture: text(),
    barCode: text().notNull().default(""),
    /** Kilograms and cubic meters. */
    weight: numeric({ precision: 10, scale: 3 }).notNull().default("0"),
    volume: numeric({ precision: 10, scale: 4 }).notNull().default("0"),
    isOnSale: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    /** The product's facets that apply to this sku: 205/55 R16 and 225/45 R17 aren't 205/45 R17. */
    facets: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    unique("sku_values").on(table.productId, table.values),
    check("sku_price", sql`${table.price} > 0`),
    check("sku_reserved", sql`${table.reserved} >= 0`),
    check("sku_on_hand", sql`${table.onHand} >= ${table.reserved} or ${table.isAlwaysSellable}`),
    check("sku_sold", sql`${table.sold} >= 0`),
  ],
);
