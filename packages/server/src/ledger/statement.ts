import type { LedgerKind } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import { withMinorDigits } from "../shared/money.ts";
import { monthIn, timeIn } from "../shared/shop-time.ts";

/** A line of a merchant's statement; amounts are signed decimal text. */
export interface StatementLine {
  /** Local time of the marketplace, `yyyy-MM-dd HH:mm:ss`. */
  readonly time: string;
  /** Its time zone, an IANA name. */
  readonly timeZone: string;
  readonly kind: LedgerKind;
  readonly orderNo: string;
  readonly link: string;
  readonly amount: string;
  /** The merchant's balance in this currency after the entry. */
  readonly balance: string;
  readonly currency: string;
}

/**
 * A merchant's entries of one month, each with the balance after it.
 * @param month `yyyy-MM`
 * @param timeZone IANA name; the month begins and ends in it, and times are local
 */
export const readStatement = async (
  db: Queryable,
  merchantId: number,
  month: string,
  timeZone: string,
): Promise<StatementLine[]> => {
  const { from, until } = monthIn(timeZone, month);
  const rows = await rowsOf<Omit<StatementLine, "time" | "timeZone"> & { at: string }>(
    db,
    sql`
    with opening as (
      select currency, sum(amount) as balance from ledger_entry
      where merchant_id = ${merchantId}::int and created_at < ${from.toISOString()}::timestamptz group by currency
    )
    select e.created_at as at, e.kind, coalesce(e.order_no, '') as "orderNo", e.link, e.amount::text, e.currency,
      (coalesce(o.balance, 0)
        + sum(e.amount) over (partition by e.currency order by e.created_at, e.id))::text as balance
    from ledger_entry e left join opening o on o.currency = e.currency
    where e.merchant_id = ${merchantId}::int and e.created_at >= ${from.toISOString()}::timestamptz
      and e.created_at < ${until.toISOString()}::timestamptz
    order by e.created_at, e.id`,
  );
  return rows.map(({ at, ...row }) => ({
    ...row,
    time: timeIn(timeZone, new Date(at)),
    timeZone,
    amount: withMinorDigits(row.amount, row.currency),
    balance: withMinorDigits(row.balance, row.currency),
  }));
};

const columns = ["time", "timeZone", "kind", "orderNo", "link", "amount", "balance", "currency"] as const;

/** Rows of the statement as a CSV file, with a header. */
export const statementRows = (lines: readonly StatementLine[]): string[][] => [
  [...columns],
  ...lines.map((line) => columns.map((column) => line[column])),
];
