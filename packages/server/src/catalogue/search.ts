import type { ProductCard, WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Filters, SortOrder } from "./filters.ts";
import { cardJson } from "./fragments.ts";
import { matching } from "./matching.ts";
import { type Connection, rowOf, rowsOf } from "./statement.ts";

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
export const estimateMatches = async (connection: Connection, where: SQL): Promise<number> => {
  const [row] = await rowsOf<{ "QUERY PLAN": [{ Plan: { "Plan Rows": number } }] }>(
    connection,
    sql`explain (format json) select from product p where ${where}`,
  );
  return row?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0;
};

/** One page of product cards and how many there are in all, in one statement. */
export const searchProducts = async (
  connection: Connection,
  filters: Filters,
  order: SortOrder,
  { page, limit }: { page: number; limit: number },
  locale: WireLocale,
): Promise<Found> => {
  const where = matching(filters);
  const found = await rowOf<{ list: ProductCard[]; total: number }>(
    connection,
    sql`select
      (select count(*)::int from (select from product p where ${where} limit ${countedUpTo + 1}::int) counted) as total,
      coalesce((
        select json_agg(${cardJson(locale)} order by ${orders[order]})
        from (select p.* from product p where ${where} order by ${orders[order]}
              limit ${limit}::int offset ${(page - 1) * limit}::int) p
        join merchant m on m.id = p.merchant_id
      ), '[]') as list`,
  );
  if (found.total <= countedUpTo) return found;
  return { list: found.list, total: Math.max(countedUpTo, await estimateMatches(connection, where)) };
};
