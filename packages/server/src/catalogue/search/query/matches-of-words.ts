import { sql, type SQL } from "drizzle-orm";
import { isSampled } from "../../../database/schema/listing.ts";

/** One of 32 products is in the sample; more matches there exceed the paging limit. */
export const maxSampled = 1000;

/** Sort keys of the matches. */
const ordered = sql.raw(
  "l.product_id, l.price, l.sales, l.rank, l.star, l.review_count, l.created_at, l.category1, l.category2, l.category3, l.is_in_stock, l.terms",
);

/**
 * Common table expressions of a search with words: `size.is_large` tells whether the sample indicates more
 * matches than the paging limit, and `match` has all matches, read only if there are few. Planned for many
 * matches: a plan for a few would read the out-of-line terms of every row instead of their index. For many, a
 * page is read from the index of its order, as nearly every row matches.
 * @param where condition on a row `l` of the listing
 * @param isLarge whether there can be many matches at all; sampling the terms takes time
 * @param most maximum sample matches of a small result
 */
export const matchesOfWords = (where: SQL, isLarge: boolean, most = maxSampled): SQL => {
  const size = isLarge
    ? sql`
  sample as materialized (select from product_listing l where ${where} and ${isSampled(sql.raw("l.product_id"))}),
  size as materialized (select count(*) > ${sql.raw(String(most))} as is_large
    from (select from sample limit ${sql.raw(String(most + 1))}) s)`
    : sql`size as materialized (select false as is_large)`;
  return sql`${size}, match as materialized (select ${ordered} from product_listing l where ${where})`;
};
