import { sql, type SQL } from "drizzle-orm";
import { isSampled } from "../../../database/schema/listing.ts";

/** One of 32 products is in the sample: more matches there stand for more than can be paged through. */
export const maxSampled = 1000;

/** What a search orders its matches by. */
const ordered = sql.raw(
  "l.product_id, l.price, l.sales, l.rank, l.star, l.review_count, l.created_at, l.category1, l.category2, l.category3, l.is_in_stock, l.terms",
);

/**
 * Common table expressions of a search with words: `size.is_large` says whether a sample of the products stands for more
 * matches than can be paged through, and `match` has all matches, which only those read that aren't many.
 * It is planned for all of them: a plan for a few would look into the terms of every row, which stand apart from it,
 * instead of into their index. Of many, a page of the best is read from the index of its order: nearly every row fits.
 * @param where condition on a row `l` of the listing
 * @param isLarge whether there can be many matches at all; reading the terms of the sample takes as long as of the rest
 * @param most matches in the sample that aren't many
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
