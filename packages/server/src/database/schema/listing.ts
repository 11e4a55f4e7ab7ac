import type { RankingPeriod } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
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

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Columns that a list inside a category, or of what is in stock, reads from the index of its order, without touching a row. */
const inside = (table: Record<"category1" | "category2" | "category3" | "isInStock", AnyPgColumn>) =>
  [table.category1, table.category2, table.category3, table.isInStock] as const;

/**
 * Holds for one of every 32 products, whatever they are: what they say of a very large result stands for all of it. In
 * runs of 16, which share a page of the table, so that few pages are read.
 * @param productId the column, as it is called in the statement
 */
export const isSampled = (productId: AnyPgColumn | SQL): SQL => sql`(${productId} / 16) % 32 = 0`;

/**
 * The same products in other words, so that the planner takes the index of numbers only where no terms are asked for:
 * it would read the terms of every row of it, which stand apart from the row.
 */
export const isSampledWithoutTerms = (productId: AnyPgColumn | SQL): SQL => sql`${productId} % 512 < 16`;

/**
 * What lists and searches look at: one narrow row for each product that can be bought, kept by triggers on the tables
 * that it is read from (see the view `product_listing_source`). Nothing else writes here, but for `sales`, which
 * follows a minute behind, so that a sale changes no index.
 */
export const productListing = pgTable(
  "product_listing",
  {
    productId: integer()
      .primaryKey()
      .references(() => product.id, { onDelete: "cascade" }),
    merchantId: integer().notNull(),
    brandId: integer(),
    /** The product's categories from the department down. */
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
    /** Everything that a search compares; its marks stand in `catalogue/search/terms.ts`. */
    terms: tsvector().notNull(),
  },
  (table) => [
    index("product_listing_terms").using("gin", table.terms),
    index("product_listing_sample").using("gin", table.terms).where(isSampled(table.productId)),
    // All that a filter may ask for, so that no row is touched.
    index("product_listing_sampled")
      .on(table.productId, ...inside(table), table.brandId, table.merchantId, table.price, table.star)
      .where(isSampledWithoutTerms(table.productId)),
    // One index per order; Drizzle can't say INCLUDE, so that the columns of categories are the last of the key.
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
    index("product_listing_by_price").on(table.price, table.productId, ...inside(table)),
    index("product_listing_by_age").on(
      table.createdAt.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
      ...inside(table),
    ),
    index("product_listing_by_star").on(
      table.star.desc().nullsFirst(),
      table.reviewCount.desc().nullsFirst(),
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
    index("product_listing_brand").on(
      table.brandId,
      table.rank.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
    ),
    index("product_listing_merchant").on(
      table.merchantId,
      table.rank.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
    ),
  ],
);

/**
 * Products whose counted sales changed since the listing took them over, one row a sale: written without an index or
 * a lock that two sales could wait for.
 */
export const listingSale = pgTable("listing_sale", { productId: integer().notNull() });

/** Pieces that were sold in the periods of the ranking, and in those before; counted anew by a job. */
export const periodSale = pgTable(
  "period_sale",
  {
    period: text().$type<RankingPeriod>().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: "cascade" }),
    /** Paid for in the period that ends now, without what came back. */
    sold: integer().notNull(),
    soldBefore: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.productId] })],
);
