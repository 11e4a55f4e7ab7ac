import type { RankingPeriod } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import { product } from "./catalogue.ts";
import { xid8 } from "./column-types.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Columns that allow index-only scans of lists in a category or of products in stock. */
const inside = (table: Record<"category1" | "category2" | "category3" | "isInStock", AnyPgColumn>) =>
  [table.category1, table.category2, table.category3, table.isInStock] as const;

/**
 * Rows for lists and searches: one narrow row per purchasable product, maintained by triggers on its source
 * tables (see the view `product_listing_source`). Nothing else writes here, except `sales`, which is updated
 * within a minute, so that a sale changes no index. Searches read it into memory (`catalogue/search/engine`).
 */
export const productListing = pgTable(
  "product_listing",
  {
    productId: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: "cascade" }),
    merchantId: integer().notNull(),
    brandId: integer(),
    /** The product's categories, from the department down. */
    category1: integer(),
    category2: integer(),
    category3: integer(),
    price: numeric({ precision: 12, scale: 2 }).notNull(),
    sales: integer().notNull(),
    rank: integer().notNull(),
    star: numeric({ precision: 3, scale: 2, mode: "number" }).notNull(),
    reviewCount: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    isInStock: boolean().notNull(),
    facets: text().array().notNull(),
    /** Everything that a search matches; its markers are in `catalogue/search/engine/terms.ts`. */
    terms: tsvector().notNull(),
    /** Transaction id of the last change, from which each process reads the changes that it has not applied yet. */
    version: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
  },
  (table) => [
    index("product_listing_version").on(table.version),
    // One index per sort order; Drizzle has no INCLUDE, so the category columns are at the end of the key.
    index("product_listing_by_rank").on(
      table.rank.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
      ...inside(table),
    ),
    index("product_listing_by_sales").on(
      table.sales.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
      ...inside(table),
    ),
    ...(["category1", "category2", "category3"] as const).map((level) =>
      index(`product_listing_${level}`).on(
        table[level],
        table.rank.desc().nullsFirst(),
        table.productId.desc().nullsFirst(),
        table.isInStock,
      ),
    ),
    index("product_listing_merchant").on(
      table.merchantId,
      table.rank.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
    ),
  ],
);

/** Products that left the listing; deleted after a day, when every running process knows. */
export const listingRemoval = pgTable(
  "listing_removal",
  {
    productId: integer().notNull(),
    version: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    removedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("listing_removal_version").on(table.version)],
);

/**
 * Products whose sales count changed since the listing was updated, one row per sale: without an index or a
 * lock that two sales could contend for.
 */
export const listingSale = pgTable("listing_sale", { productId: integer().notNull() });

/** Units sold in the current and previous ranking periods; recomputed by a job. */
export const periodSale = pgTable(
  "period_sale",
  {
    period: text().$type<RankingPeriod>().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    /** Units paid in the current period, without returns. */
    sold: integer().notNull(),
    soldBefore: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.productId] })],
);
