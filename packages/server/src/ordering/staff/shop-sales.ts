import type { DataOf, merchantSales, SalesTotals } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { fromMinor, minorDigits, toMinor } from "../../shared/money.ts";
import { dayIn, momentIn } from "../../shared/shop-time.ts";

/** A day with orders; amounts in minor units. */
interface DayRow {
  readonly sales: bigint;
  readonly orders: number;
  readonly units: number;
  readonly refundedUnits: number;
}

const noSales: DayRow = { sales: 0n, orders: 0, units: 0, refundedUnits: 0 };

/** `count` days up to and including `today`, oldest first. */
const daysUntil = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(`${today}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - (count - 1 - index));
    return day.toISOString().slice(0, 10);
  });

interface SalesQuery {
  readonly merchantId: number;
  /** Length of the period in days. */
  readonly length: number;
  readonly currency: string;
  /** IANA name of the zone in which days begin. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Paid orders of a shop by day, with the period before it. */
export const readShopSales = async (
  db: Queryable,
  { merchantId, length, currency, timeZone, now }: SalesQuery,
): Promise<DataOf<typeof merchantSales>> => {
  const days = daysUntil(dayIn(timeZone, now), 2 * length);
  const from = momentIn(timeZone, `${days[0]}T00:00:00`);
  const rows = await rowsOf<{ day: string; sales: string; orders: number; units: number; refunded: number }>(
    db,
    sql`
    select (o.paid_at at time zone ${timeZone})::date::text as day, sum(o.total)::text as sales,
      count(*)::int as orders, sum(l.units)::int as units, sum(l.refunded)::int as refunded
    from merchant_order o
    join master_order m on m.id = o.master_order_id
    cross join lateral (
      select sum(quantity) as units, sum(refunded) as refunded from order_line where merchant_order_id = o.id
    ) l
    where o.merchant_id = ${merchantId}::int and o.paid_at >= ${from.toISOString()}::timestamptz
      and m.currency = ${currency}
    group by 1`,
  );
  const digits = minorDigits(currency);
  const byDay = new Map(
    rows.map(({ day, sales, orders, units, refunded }): [string, DayRow] => [
      day,
      { sales: toMinor(sales, digits), orders, units, refundedUnits: refunded },
    ]),
  );
  const amount = (minor: bigint): string => fromMinor(minor, digits);
  const on = (day: string | undefined): DayRow => byDay.get(day ?? "") ?? noSales;
  const totalsOf = (period: readonly string[]): SalesTotals => {
    const sum = (field: "orders" | "units" | "refundedUnits"): number =>
      period.reduce((total, day) => total + on(day)[field], 0);
    return {
      sales: amount(period.reduce((total, day) => total + on(day).sales, 0n)),
      orders: sum("orders"),
      units: sum("units"),
      refundedUnits: sum("refundedUnits"),
    };
  };
  const current = days.slice(length);
  return {
    currency,
    timeZone,
    days: current.map((day, index) => ({
      day,
      sales: amount(on(day).sales),
      orders: on(day).orders,
      previousSales: amount(on(days[index]).sales),
    })),
    totals: totalsOf(current),
    previousTotals: totalsOf(days.slice(0, length)),
  };
};
