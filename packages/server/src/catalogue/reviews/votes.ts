import { sql } from "drizzle-orm";
import type { Database, Queryable } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { transaction } from "../../database/transaction.ts";

/**
 * Marks a review as helpful, or unmarks it; idempotent.
 * @returns the number of helpful marks, null if there is no such review
 */
export const voteReview = (
  db: Database,
  { reviewId, accountId, helpful }: { reviewId: number; accountId: number; helpful: boolean },
): Promise<number | null> =>
  transaction(db, async (tx) => {
    const changed = await rowsOf(
      tx,
      helpful
        ? sql`insert into review_vote (review_id, account_id)
            select id, ${accountId}::int from review where id = ${reviewId}::int
            on conflict do nothing returning review_id`
        : sql`delete from review_vote where review_id = ${reviewId}::int and account_id = ${accountId}::int
            returning review_id`,
    );
    const step = changed.length === 0 ? 0 : helpful ? 1 : -1;
    const [row] = await rowsOf<{ helpful: number; productId: number }>(
      tx,
      sql`update review set helpful = helpful + ${step}::int where id = ${reviewId}::int
        returning helpful, product_id as "productId"`,
    );
    if (!row) return null;
    if (step !== 0) await publishTags(tx, [`product:${row.productId}`]);
    return row.helpful;
  });

/** Reviews of a product that an account has marked as helpful. */
export const readVotes = async (db: Queryable, productId: number, accountId: number): Promise<number[]> => {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select r.id from review_vote v join review r on r.id = v.review_id
      where r.product_id = ${productId}::int and v.account_id = ${accountId}::int order by r.id`,
  );
  return rows.map(({ id }) => id);
};
