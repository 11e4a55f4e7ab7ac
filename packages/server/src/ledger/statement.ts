import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import type { LedgerKind } from "../database/schema/ledger.ts";
import { fromMinor, minorDigits, toMinor } from "../shared/money.ts";
import { wireMonthSql, wireTime } from "../shared/wire-time.ts";

/** A line of a merchant's statement; amounts are signed decimal text. */
export interface StatementLine {
  readonly time: string;
  readonly kind: LedgerKind;
  readonly orderNo: string;
  readonly link: string;
  readonly amount: string;
  /** The merchant's balance in this currency after the entry. */
  readonly balance: string;
  readonly currency: string;
}

/**
 * A merchant's entries of one month (wire time zone), each with the balance after it.
 * @param month `yyyy-MM`
 */
export const readStatement = async (
  db: Queryable,
  merchantId: number,
  month: string,
): Promise<StatementLine[]> => {
  const rows = await rowsOf<StatementLine & { at: string }>(
    db,
    sql`
    with entries as (
      select e.*, sum(amount) over (partition by currency order by created_at, id) as balance
      from ledger_entry e where merchant_id = ${merchantId}::int
    )
    select created_at as at, kind, coalesce(order_no, '') as "orderNo", link, amount::text, balance::text, currency
    from entries
    where ${wireMonthSql(sql`created_at`)} = ${month}
    order by created_at, id`,
  );
  return rows.map(({ at, ...row }) => {
    const digits = minorDigits(row.currency);
    const text = (amount: string) => fromMinor(toMinor(amount, digits), digits);
    return {
      ...row,
      time: wireTime(new Date(at)),
      amount: text(row.amount),
      balance: text(row.balance),
    };
  });
};

const columns = ["time", "kind", "orderNo", "link", "amount", "balance", "currency"] as const;

/** The statement as CSV with a header; no value contains a comma or a quote. */
export const statementCsv = (lines: readonly StatementLine[]): string =>
  [columns.join(","), ...lines.map((line) => columns.map((column) => line[column]).join(","))].join("\r\n") +
  "\r\n";
