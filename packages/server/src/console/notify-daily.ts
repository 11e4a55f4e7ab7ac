import { lowStock } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import { merchantOrder } from "../database/schema/ordering.ts";
import { transaction } from "../database/transaction.ts";
import { countFailedMessages } from "../messaging/undelivered.ts";
import type { WorkKind } from "../notifications/kinds.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";
import { lastTimeOfDay, zoneOfShop } from "../notifications/staff-digest.ts";
import { inView } from "../ordering/staff/staff-order-filter.ts";

/** Time of day of these notifications: before the daily mail of 8:00, which contains them. */
const timeOfDay = "7 hours 30 minutes";

interface ShopWork {
  readonly id: number;
  readonly shop: string;
  readonly count: number;
}

/** SQL condition: no notification of this kind since then. `merchantId` is null for the marketplace. */
const isNew = (kind: WorkKind, merchantId: SQL, since: SQL): SQL =>
  sql`not exists (select from notice n where n.kind = ${kind}::text and n.merchant_id is not distinct from ${merchantId} and n.created_at >= ${since})`;

/** Open shops with this work and no notification since the last 7:30 in their time zone. */
const shopsWith = (db: Queryable, kind: WorkKind, counts: SQL, since: SQL): Promise<ShopWork[]> =>
  rowsOf<ShopWork>(
    db,
    sql`select m.id, m.name as shop, w.count from (${counts}) w join merchant m on m.id = w.merchant_id
      where m.is_open and ${isNew(kind, sql`m.id`, since)} order by m.id`,
  );

/**
 * Notifies staff once a day of late orders, low stock and undelivered messages. Runs as a job.
 */
export const notifyDailyWork = async ({
  db,
  clock,
  config,
}: Pick<AppContext, "db" | "clock" | "config">): Promise<void> => {
  const now = clock.now();
  const ofShop = lastTimeOfDay(now, zoneOfShop(config.timeZone), timeOfDay);
  await transaction(db, async (tx) => {
    // Two processes must not notify twice.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('notify daily work'))`);
    const late = sql`select merchant_id, count(*)::int as count from ${merchantOrder} where ${inView("late", now)} group by merchant_id`;
    for (const { id, ...values } of await shopsWith(tx, "workLate", late, ofShop))
      await notifyStaff(tx, {
        merchantId: id,
        kind: "workLate",
        values,
        page: "orders?view=late",
        at: now,
      });
    const low = sql`select p.merchant_id, count(distinct p.id)::int as count from sku s join product p on p.id = s.product_id
      where p.visible and s.is_on_sale and not s.is_always_sellable and s.available <= ${lowStock}::int group by p.merchant_id`;
    for (const { id, ...values } of await shopsWith(tx, "workStockLow", low, ofShop))
      await notifyStaff(tx, {
        merchantId: id,
        kind: "workStockLow",
        values,
        page: "inventory?view=low",
        at: now,
      });
    const failed = await countFailedMessages(tx);
    const since = lastTimeOfDay(now, sql`${config.timeZone}::text`, timeOfDay);
    const [first] = await rowsOf<{ isNew: boolean }>(
      tx,
      sql`select ${isNew("workMailFailed", sql`null::int`, since)} as "isNew"`,
    );
    if (failed > 0 && first?.isNew)
      await notifyStaff(tx, {
        merchantId: null,
        kind: "workMailFailed",
        values: { count: failed },
        page: "jobs",
        at: now,
      });
  });
};
