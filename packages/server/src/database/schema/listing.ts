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

/** Columns that allow index-only scans of lists in a category or of products in stock. */
const inside = (table: Record<"category1" | "category2" | "category3" | "isInStock", AnyPgColumn>) =>
  [table.category1, table.category2, table.category3, table.isInStock] as const;

/**
 * Whether a product is in the sample of one in 32 that estimates counts of very large results. Sampled in
 * runs of 16 ids, which share a table page, to read few pages.
 * @param productId the column, as named in the statement
 */
export const isSampled = (productId: AnyPgColumn | SQL): SQL => sql`(${productId} / 16) % 32 = 0`;

/**
 * An equivalent expression with a separate index, which the planner uses only for queries without search
 * terms: it would otherwise read the out-of-line terms of every row.
 */
export const isSampledWithoutTerms = (productId: AnyPgColumn | SQL): SQL => sql`${productId} % 512 < 16`;

/**
 * Rows for lists and searches: one narrow row per purchasable product, maintained by triggers on its source
 * tables (see the view `product_listing_source`). Nothing else writes here, except `sales`, which is updated
 * within a minute, so that a sale changes no index.
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
    /** Everything that a search matches; its markers are in `catalogue/search/terms.ts`. */
    terms: tsvector().notNull(),
  },
  (table) => [
    index("product_listing_terms").using("gin", table.terms),
    index("product_listing_sample").using("gin", table.terms).where(isSampled(table.productId)),
    // Contains all filterable columns for index-only scans.
    index("product_listing_sampled")
      .on(table.productId, ...inside(table), table.brandId, table.merchantId, table.price, table.star)
      .where(isSampledWithoutTerms(table.productId)),
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
