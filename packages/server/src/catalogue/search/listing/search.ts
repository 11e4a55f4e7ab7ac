import { limits } from "@carmine/api/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../../database/connection.ts";
import { isSampledWithoutTerms } from "../../../database/schema/listing.ts";
import { statement, statementFor } from "../../../database/statement.ts";
import type { Found } from "../query/found.ts";
import { searchListing } from "../in-memory/search-listing.ts";
import { type Asked, askedIn, matching, type MatchValues, matchValues } from "../query/matching.ts";
import type { Filters, SortOrder } from "../query/filters.ts";
import { matchesOfWords, maxSampled } from "../query/matches-of-words.ts";
import { planFor, type SearchKnowledge } from "../search-knowledge.ts";
import { fit, type FitValues, fitValues } from "../query/relevance.ts";

/** Up to this many matches are sorted by relevance; of more, only the top-ranked ones are read. */
const readAtOnce = 1000;

/** Each order ends in the id, so that pages neither overlap nor skip rows. */
const orders: Record<SortOrder, SQL> = {
  rank: sql.raw("l.rank desc, l.product_id desc"),
  // Only used inside one shop, because the listing doesn't have this column.
  shop: sql.raw("(select p.shop_sort from product p where p.id = l.product_id) desc, l.product_id desc"),
  sales: sql.raw("l.sales desc, l.product_id desc"),
  salesUp: sql.raw("l.sales, l.product_id"),
  price: sql.raw("l.price, l.product_id"),
  priceDown: sql.raw("l.price desc, l.product_id desc"),
  new: sql.raw("l.created_at desc, l.product_id desc"),
  star: sql.raw("l.star desc, l.review_count desc, l.product_id desc"),
};

type Values = MatchValues & FitValues & { limit: number; offset: number };

const readPage = statementFor((order: SortOrder, asked: Asked) =>
  statement<Values, Found>((value) => {
    const where = matching(value, asked);
    const listed = sql`product_listing l where ${where}`;
    const page = (from: SQL, by: SQL): SQL =>
      sql`array(select l.product_id from ${from} order by ${by} limit ${value("limit")}::int offset ${value("offset")}::int)`;
    const by = orders[order];
    const window = sql.raw(String(limits.searchWindow));
    const few = sql.raw(String(readAtOnce));
    const isFew = sql`total <= ${few}`;
    if (!asked.includes("terms"))
      // Uses an index-only scan.
      return sql`with found as materialized (select case
          when (select count(*) > ${sql.raw(String(maxSampled))}
            from (select from ${listed} and ${isSampledWithoutTerms(sql.raw("l.product_id"))} limit ${sql.raw(String(maxSampled + 1))}) s)
          then ${window} else (select count(*)::int from (select from ${listed} limit ${window}) l) end as total)
        select total, case when ${isFew} then ${page(sql`(select * from ${listed} limit ${few}) l`, by)} else ${page(listed, by)} end as ids
        from found`;
    const byFit = order === "rank" || order === "shop" ? sql`${fit(value)} desc, ${by}` : by;
    return sql`${planFor(true)}with ${matchesOfWords(where, true)},
      found as (select is_large,
        case when is_large then ${window} else least(${window}, (select count(*) from match))::int end as total from size)
      select total, case
        when ${isFew} then ${page(sql`match l`, byFit)}
        when not is_large then ${page(sql`match l`, by)}
        else ${page(listed, by)} end as ids
      from found`;
  }),
);

const nothing: Found = { ids: [], total: 0 };

/** One page of products with the total, in one statement. */
export const searchProducts = async (
  db: Queryable,
  filters: Filters,
  order: SortOrder,
  { page, limit }: { page: number; limit: number },
  knowledge: Omit<SearchKnowledge, "synonyms">,
): Promise<Found> => {
  const { categories, locale, listing } = knowledge;
  if (filters.isUnreadable) return nothing;
  const offset = Math.min((page - 1) * limit, limits.searchWindow);
  if (listing) return searchListing(listing, filters, order, { offset, limit }, knowledge);
  const values = matchValues(filters, categories);
  const [found] = await readPage(order, askedIn(values))(db, {
    ...values,
    ...fitValues(filters.tokens, categories, locale),
    offset,
    limit: Math.min(limit, limits.searchWindow - offset),
  });
  return found ?? nothing;
};
