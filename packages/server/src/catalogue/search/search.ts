import { limits, type ProductCard, type WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { statement } from "../../database/statement.ts";
import type { CategoryRow } from "../category-tree.ts";
import { cardsOf } from "../fragments.ts";
import { matching, type MatchValues, matchValues } from "./matching.ts";
import type { Filters, SortOrder } from "./query/filters.ts";
import { fit, type FitValues, fitValues } from "./relevance.ts";

/**
 * So many matches are read at once: counted, ordered by how well they fit the words, and cut into pages. Of more, the
 * page is read from the index of its order.
 */
const readAtOnce = 1000;

/** Each order is total (ends in the id), so that pages neither overlap nor leave anything out. */
const orders: Record<SortOrder, SQL> = {
  rank: sql.raw("l.rank desc, l.product_id desc"),
  sales: sql.raw("l.sales desc, l.product_id desc"),
  salesUp: sql.raw("l.sales, l.product_id"),
  price: sql.raw("l.price, l.product_id"),
  priceDown: sql.raw("l.price desc, l.product_id desc"),
  new: sql.raw("l.created_at desc, l.product_id desc"),
  star: sql.raw("l.star desc, l.review_count desc, l.product_id desc"),
};

export interface Found {
  list: ProductCard[];
  /** At most `limits.searchWindow`, which stands for that many or more. */
  total: number;
}

type Values = MatchValues & FitValues & { limit: number; offset: number };

const pageIn = (locale: WireLocale, order: SortOrder) =>
  statement<Values, Found>((value) => {
    const where = matching(value);
    const cut = sql`limit ${value("limit")}::int offset ${value("offset")}::int`;
    const page = (from: SQL, by: SQL): SQL =>
      cardsOf(
        locale,
        sql`select product_id, row_number() over () as place from (select l.product_id from ${from} order by ${by} ${cut}) l`,
      );
    const byFit = order === "rank" ? sql`l.fit desc, ${orders.rank}` : orders[order];
    // Planned for all matches, of which only as many are read as are asked for: a plan for a few would look into the
    // terms of every row, which stand apart from it, instead of into their index.
    return sql`with match as materialized (select l.* from product_listing l where ${where}),
      few as materialized (
        select l.product_id, l.price, l.sales, l.rank, l.star, l.review_count, l.created_at,
          ${order === "rank" ? fit(value) : sql.raw("0")} as fit
        from match l limit ${sql.raw(String(readAtOnce + 1))}),
      counted as (select count(*)::int as total, count(*) <= ${sql.raw(String(readAtOnce))} as is_all from few)
      select
        case when is_all then total
          else (select count(*)::int from (select from match limit ${sql.raw(String(limits.searchWindow))}) l) end as total,
        case when is_all then ${page(sql`few l`, byFit)}
          else ${page(sql`product_listing l where ${where}`, orders[order])} end as list
      from counted`;
  });

const statements = new Map<string, ReturnType<typeof pageIn>>();

const pageStatement = (locale: WireLocale, order: SortOrder) => {
  const key = `${locale} ${order}`;
  const known = statements.get(key) ?? pageIn(locale, order);
  statements.set(key, known);
  return known;
};

const nothing: Found = { list: [], total: 0 };

/** One page of product cards and how many there are in all, in one statement. */
export const searchProducts = async (
  db: Queryable,
  filters: Filters,
  order: SortOrder,
  { page, limit }: { page: number; limit: number },
  locale: WireLocale,
  categories: readonly CategoryRow[],
): Promise<Found> => {
  if (filters.isUnreadable) return nothing;
  const offset = Math.min((page - 1) * limit, limits.searchWindow);
  const [found] = await pageStatement(locale, order)(db, {
    ...matchValues(filters, categories),
    ...fitValues(filters.tokens, categories, locale),
    offset,
    limit: Math.min(limit, limits.searchWindow - offset),
  });
  return found ?? nothing;
};
