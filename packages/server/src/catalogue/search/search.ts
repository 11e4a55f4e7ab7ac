import type { ProductCard, WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Filters, SortOrder } from "./query/filters.ts";
import { cardJson } from "../fragments.ts";
import { matching } from "./matching.ts";
import { byRelevance, orderedByFitUpTo } from "./relevance.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";

/** Up to here matches are counted one by one; a larger total is the planner's estimate. */
export const countedUpTo = 10_000;

/** Each order is total (ends in the id), so that pages neither overlap nor leave anything out. */
const orders: Record<SortOrder, SQL> = {
  rank: sql.raw("p.rank desc, p.id desc"),
  sales: sql.raw("p.shown_sales desc, p.id desc"),
  salesUp: sql.raw("p.shown_sales, p.id"),
  price: sql.raw("p.price, p.id"),
  priceDown: sql.raw("p.price desc, p.id desc"),
  new: sql.raw("p.created_at desc, p.id desc"),
  star: sql.raw("p.star desc, p.review_count desc, p.id desc"),
};

export interface Found {
  list: ProductCard[];
  total: number;
}

/** Rows that the planner expects for a condition on product `p`. */
export const estimateMatches = async (db: Queryable, where: SQL): Promise<number> => {
  const [row] = await rowsOf<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    db,
    sql`explain (format json) select from product p where ${where}`,
  );
  return row?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
};

/** One page of product cards and how many there are in all, in one statement. */
export const searchProducts = async (
  db: Queryable,
  filters: Filters,
  order: SortOrder,
  { page, limit }: { page: number; limit: number },
  locale: WireLocale,
): Promise<Found> => {
  const where = matching(filters);
  const listBy = (by: SQL): SQL => sql`(
    select json_agg(${cardJson(locale)} order by p.place)
    from (select p.*, row_number() over (order by ${by}) as place from product p where ${where} order by ${by}
          limit ${limit}::int offset ${(page - 1) * limit}::int) p
    join merchant m on m.id = p.merchant_id
  )`;
  // An answer in order of fit has to look at every match; among very many, the index in order of rank is read instead.
  const list =
    order === "rank" && filters.tokens.length > 0
      ? sql`case when total <= ${orderedByFitUpTo}::int then ${listBy(byRelevance(filters.tokens, locale))}
              else ${listBy(orders.rank)} end`
      : listBy(orders[order]);
  const found = await rowOf<{ list: ProductCard[]; total: number }>(
    db,
    sql`select total, coalesce(${list}, '[]') as list
      from (select count(*)::int as total
            from (select from product p where ${where} limit ${countedUpTo + 1}::int) counted) counted`,
  );
  if (found.total <= countedUpTo) return found;
  return { list: found.list, total: Math.max(countedUpTo, await estimateMatches(db, where)) };
};
