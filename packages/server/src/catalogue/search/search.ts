import type { ProductCard, WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Filters, SortOrder } from "./query/filters.ts";
import { cardJson } from "../fragments.ts";
import { matching } from "./matching.ts";
import type { CategoryRow } from "../category-tree.ts";
import { byRelevance, namedCategories, orderedByFitUpTo } from "./relevance.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf } from "../../database/rows.ts";

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

/** One page of product cards and how many there are in all, in one statement. */
export const searchProducts = async (
  db: Queryable,
  filters: Filters,
  order: SortOrder,
  { page, limit }: { page: number; limit: number },
  locale: WireLocale,
  categories: readonly CategoryRow[] = [],
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
      ? sql`case when total <= ${orderedByFitUpTo}::int then ${listBy(byRelevance(filters.tokens, namedCategories(filters.tokens, categories, locale), locale))}
              else ${listBy(orders.rank)} end`
      : listBy(orders[order]);
  return rowOf<Found>(
    db,
    sql`select total, coalesce(${list}, '[]') as list
      from (select count(*)::int as total from product p where ${where}) counted`,
  );
};
