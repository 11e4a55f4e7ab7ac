import { sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { rowOf } from "../../database/rows.ts";

/** Ids of skus per statement. */
const batch = 5000;

/**
 * Deletes prices of skus that ended more than `PRICE_HISTORY_DAYS` before the present price began. Pages don't need
 * them, also after later changes, because the 30 days before a reduction only move forward. Runs as a job.
 */
export const sweepPrices = async ({ db, config }: Pick<AppContext, "db" | "config">): Promise<void> => {
  const days = config.retention.priceHistoryDays;
  const { last } = await rowOf<{ last: number }>(
    db,
    sql`select coalesce(max(sku_id), 0) as last from price_change`,
  );
  for (let after = 0; after < last; after += batch)
    await db.execute(sql`
      with history as (
        select sku_id, since, lead(since) over (partition by sku_id order by since) as until,
          max(since) over (partition by sku_id) as present
        from price_change where sku_id > ${after}::int and sku_id <= ${after + batch}::int
      )
      delete from price_change c using history h
      where c.sku_id = h.sku_id and c.since = h.since and h.until <= h.present - make_interval(days => ${days}::int)`);
};
