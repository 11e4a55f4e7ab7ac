import type { PointEntry, PointMonth, PointSums, WireLocale } from "@carmine/api/contract";
import { desc, eq, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { pointBalance, pointEntry, type PointKind } from "../../database/schema/points.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import { textOf, type TextKey } from "../../http/messages.ts";
import { fromMinor, minorDigits, toMinor } from "../../shared/money.ts";
import { dayMs } from "../../shared/durations.ts";
import { inWireZone, wireDaySql, wireTime, wireTimeOrNull } from "../../shared/wire-time.ts";
import { isUsableLot, usablePointsOf } from "./usable-points.ts";

const none = { frozen: 0, spent: 0, reversed: 0, accumulated: 0 };

export const usablePoints = async (db: Queryable, accountId: number, now: Date): Promise<number> => {
  const { usable } = await rowOf<{ usable: number }>(
    db,
    sql`select ${usablePointsOf(sql`${accountId}::int`, sql`${now.toISOString()}::timestamptz`)} as usable`,
  );
  return usable;
};

/** A shopper's points with the next expiry and the terms. */
export const readPoints = async (
  { db, config, clock }: Pick<AppContext, "db" | "config" | "clock">,
  accountId: number,
): Promise<PointSums> => {
  const now = clock.now();
  const [found] = await db.select().from(pointBalance).where(eq(pointBalance.accountId, accountId));
  const { frozen, spent, reversed, accumulated } = found ?? none;
  const [next] = await rowsOf<{ amount: number; at: string }>(
    db,
    sql`select sum(remaining)::int as amount, min(expires_at) as at from point_entry
      where account_id = ${accountId}::int and ${isUsableLot(sql`${now.toISOString()}::timestamptz`)} and expires_at is not null
      group by ${wireDaySql(sql`expires_at`)} order by min(expires_at) limit 1`,
  );
  const { paid } = await rowOf<{ paid: string }>(
    db,
    sql`select coalesce(sum(case when kind = 'spend' then value else -value end), 0)::text as paid from point_entry
      where account_id = ${accountId}::int and kind in ('spend', 'return')`,
  );
  const digits = minorDigits(config.currency);
  const { perUnit, worth, maximumPercent, minimum, lifeDays } = config.points;
  return {
    integral: await usablePoints(db, accountId, now),
    sumIntegral: accumulated,
    deductionIntegral: spent - reversed,
    frozenIntegral: frozen,
    totalPaid: fromMinor(toMinor(paid, digits), digits),
    nextExpiry: next ? { integral: next.amount, time: wireTime(new Date(next.at)) } : null,
    terms: { perUnit, worth, maximumPercent, minimum, frozenDays: config.points.frozenDays, lifeDays },
  };
};

const titles: Readonly<Record<PointKind, TextKey>> = {
  earn: "pointsEarned",
  return: "pointsReturned",
  grant: "pointsGranted",
  spend: "pointsSpent",
  reverse: "pointsTakenBack",
  expire: "pointsExpired",
};
/** Reason of a movement in a language. A debit without an order is a correction by the marketplace. */
export const pointTitle = (
  { kind, orderNo }: { readonly kind: PointKind; readonly orderNo: string | null },
  locale: WireLocale,
): string => textOf(kind === "reverse" && orderNo === null ? "pointsCorrected" : titles[kind], locale);

const gains: ReadonlySet<PointKind> = new Set(["earn", "return", "grant"]);
export const isCredit = (kind: PointKind): boolean => gains.has(kind);
const linkTypes: Readonly<Record<PointKind, PointEntry["linkType"]>> = {
  earn: "order",
  spend: "order",
  return: "refund",
  reverse: "refund",
  grant: "system",
  expire: "system",
};

/** A shopper's point movements, newest first. */
export const listPoints = async (
  db: Queryable,
  accountId: number,
  page: PageInput,
  locale: WireLocale,
): Promise<{ list: PointEntry[]; total: number }> => {
  const own = eq(pointEntry.accountId, accountId);
  const rows = await db
    .select()
    .from(pointEntry)
    .where(own)
    .orderBy(desc(pointEntry.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  return {
    total: await db.$count(pointEntry, own),
    list: rows.map((row) => ({
      id: row.id,
      uid: accountId,
      linkId: row.orderNo ?? "",
      linkType: row.orderNo === null ? "system" : linkTypes[row.kind],
      type: isCredit(row.kind) ? 1 : 2,
      title: pointTitle(row, locale),
      integral: row.amount,
      balance: row.balance,
      mark: "",
      status: row.status,
      frozenTime: row.thawsAt ? Math.round((row.thawsAt.getTime() - row.createdAt.getTime()) / dayMs) : 0,
      thawTime: row.thawsAt?.getTime() ?? null,
      expireTime: wireTimeOrNull(row.remaining > 0 ? row.expiresAt : null),
      createTime: wireTime(row.createdAt),
      updateTime: wireTime(row.updatedAt),
    })),
  };
};

/**
 * Usable points at the end of each of the last months, oldest first. Earned points count from the time they
 * became usable, minus the points debited before.
 */
export const pointMonths = async (
  db: Queryable,
  accountId: number,
  months: number,
  now: Date,
): Promise<PointMonth[]> => {
  const local = sql`date_trunc('month', ${inWireZone(sql`${now.toISOString()}::timestamptz`)})`;
  const { list } = await rowOf<{ list: PointMonth[] }>(
    db,
    sql`
    with moves as (
      select case when e.kind in ('earn', 'return', 'grant') then e.amount else -e.amount end as amount,
        greatest(e.created_at, e.thaws_at,
          (select thaws_at from point_entry g where e.kind = 'reverse' and g.kind = 'earn' and g.link = e.order_no)) as at
      from point_entry e where e.account_id = ${accountId}::int
    )
    select json_agg(json_build_object('month', to_char(m.first, 'YYYY-MM'), 'integral', coalesce((
        select greatest(sum(amount), 0)::int from moves
        where at < least(${now.toISOString()}::timestamptz, ${inWireZone(sql`(m.first + interval '1 month')`)})), 0)
      ) order by m.first) as list
    from generate_series(${local} - make_interval(months => ${months - 1}::int), ${local}, interval '1 month') as m(first)`,
  );
  return list;
};
