import { limits, type ProductCard, type WireLocale } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { isSampledWithoutTerms } from "../../database/schema/listing.ts";
import { statement } from "../../database/statement.ts";
import type { CategoryRow } from "../category-tree.ts";
import { cardsOf } from "../fragments.ts";
import { matching, type MatchValues, matchValues } from "./matching.ts";
import type { Filters, SortOrder } from "./query/filters.ts";
import { matchesOfWords, mostSampled } from "./matches-of-words.ts";
import { fit, type FitValues, fitValues } from "./relevance.ts";

/** So many matches are ordered by how well they fit the words, if they are all; of more, those that rank first come first. */
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

const pageIn = (locale: WireLocale, order: SortOrder, withTerms: boolean) =>
  statement<Values, Found>((value) => {
    const where = matching(value);
    const listed = sql`product_listing l where ${where}`;
    const page = (from: SQL, by: SQL): SQL =>
      cardsOf(
        locale,
        sql`select product_id, row_number() over () as place from (select l.product_id from ${from} order by ${by}
          limit ${value("limit")}::int offset ${value("offset")}::int) l`,
      );
    const by = orders[order];
    const window = sql.raw(String(limits.searchWindow));
    const few = sql.raw(String(readAtOnce));
    const isFew = sql`total <= ${few}`;
    if (!withTerms)
      // An index has all that is counted.
      return sql`with found as (select case
          when (select count(*) > ${sql.raw(String(mostSampled))}
            from (select from ${listed} and ${isSampledWithoutTerms(sql.raw("l.product_id"))} limit ${sql.raw(String(mostSampled + 1))}) s)
          then ${window} else (select count(*)::int from (select from ${listed} limit ${window}) l) end as total)
        select total, case when ${isFew} then ${page(sql`(select * from ${listed} limit ${few}) l`, by)} else ${page(listed, by)} end as list
        from found`;
    const byFit = order === "rank" ? sql`${fit(value)} desc, ${by}` : by;
    return sql`with ${matchesOfWords(where)},
      found as (select is_large,
        case when is_large then ${window} else least(${window}, (select count(*) from match))::int end as total from size)
      select total, case
        when ${isFew} then ${page(sql`match join product_listing l using (product_id)`, byFit)}
        when not is_large then ${page(sql`match l`, by)}
        else ${page(listed, by)} end as list
      from found`;
  });

const statements = new Map<string, ReturnType<typeof pageIn>>();

const pageStatement = (locale: WireLocale, order: SortOrder, withTerms: boolean) => {
  const key = `${locale} ${order} ${withTerms}`;
  const known = statements.get(key) ?? pageIn(locale, order, withTerms);
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
  const values = matchValues(filters, categories);
  const [found] = await pageStatement(
    locale,
    order,
    values.terms !== null,
  )(db, {
    ...values,
    ...fitValues(filters.tokens, categories, locale),
    offset,
    limit: Math.min(limit, limits.searchWindow - offset),
  });
  return found ?? nothing;
};
