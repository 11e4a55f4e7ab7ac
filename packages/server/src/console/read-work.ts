import { applicationStatus, refundStates, type OperatorWork, type Right } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { rowOf, rowsOf } from "../database/rows.ts";
import { merchantOrder } from "../database/schema/ordering.ts";
import { countFailedMessages } from "../messaging/undelivered.ts";
import { inView } from "../ordering/staff/staff-order-filter.ts";
import { mediaAddressOrNullSql } from "../shared/media-address.ts";
import { isoTimeSql } from "../shared/wire-time.ts";
import { countFailedJobs } from "./platform/list-jobs.ts";

/** Shops in the list of those that need attention. */
const maxShops = 5;

const applications = (db: Queryable, now: Date) =>
  rowOf<NonNullable<OperatorWork["applications"]>>(
    db,
    sql`select count(*)::int as pending, count(*) filter (where due_at < ${now.toISOString()}::timestamptz)::int as overdue,
      ${isoTimeSql(sql`min(due_at)`)} as "nextDueAt"
    from application where status = ${applicationStatus.pending}`,
  );

const disputes = (db: Queryable) =>
  rowOf<NonNullable<OperatorWork["disputes"]>>(
    db,
    sql`select count(*)::int as open, ${isoTimeSql(sql`min(escalated_at)`)} as "oldestAt"
    from refund where escalated_at is not null and reviewed_at is null`,
  );

const lateOrders = (db: Queryable, now: Date) =>
  rowOf<NonNullable<OperatorWork["lateOrders"]>>(
    db,
    sql`select count(*)::int as orders, count(distinct merchant_id)::int as shops from ${merchantOrder} where ${inView("late", now)}`,
  );

const payouts = (db: Queryable, currency: string) =>
  rowOf<NonNullable<OperatorWork["payouts"]>>(
    db,
    sql`select count(*)::int as shops, coalesce(sum(due), 0)::text as amount,
      (select count(*)::int from payout_request where decision is null) as waiting from (
      select sum(amount) as due from ledger_entry where currency = ${currency} group by merchant_id having sum(amount) > 0) d`,
  );

const paymentProblems = async (db: Queryable): Promise<number> =>
  (
    await rowOf<{ open: number }>(
      db,
      sql`select count(*)::int as open from payment_problem where resolved_at is null`,
    )
  ).open;

const shops = (db: Queryable, now: Date) =>
  rowsOf<NonNullable<OperatorWork["shops"]>[number]>(
    db,
    sql`with late as (
      select merchant_id, count(*)::int as orders from ${merchantOrder} where ${inView("late", now)} group by merchant_id
    ), requests as (
      select merchant_id, count(*)::int as refunds from refund where status = ${refundStates.applied} group by merchant_id
    )
    select m.id, m.name, ${mediaAddressOrNullSql("m.avatar")} as avatar, coalesce(l.orders, 0) as "lateCount",
      coalesce(r.refunds, 0) as "refundCount", m.star_level::float as rating
    from late l full join requests r on r.merchant_id = l.merchant_id
    join merchant m on m.id = coalesce(l.merchant_id, r.merchant_id)
    order by coalesce(l.orders, 0) desc, coalesce(r.refunds, 0) desc, m.id limit ${maxShops}::int`,
  );

/** Pending work of the marketplace, as far as the rights allow. */
export const readWork = async (
  ctx: Pick<AppContext, "clock" | "config" | "jobs">,
  db: Queryable,
  can: (right: Right) => boolean,
): Promise<OperatorWork> => {
  const now = ctx.clock.now();
  const may = async <Part>(right: Right, read: () => Promise<Part>): Promise<Part | null> =>
    can(right) ? read() : null;
  return {
    applications: await may("shops.read", () => applications(db, now)),
    disputes: await may("refunds.read", () => disputes(db)),
    lateOrders: await may("orders.read", () => lateOrders(db, now)),
    paymentProblems: await may("money.read", () => paymentProblems(db)),
    payouts: await may("money.read", () => payouts(db, ctx.config.currency)),
    platform: await may("settings.write", async () => ({
      failedMessages: await countFailedMessages(db),
      failedJobs: await countFailedJobs(ctx, db),
    })),
    shops: await may("shops.read", () => shops(db, now)),
  };
};
