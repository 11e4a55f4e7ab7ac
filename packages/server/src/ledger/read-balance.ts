import type { DataOf, LedgerKind, merchantBalance } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { rowOf, rowsOf } from "../database/rows.ts";
import { fromMinor, minorDigits, sum, toMinor } from "../shared/money.ts";
import { dayIn, monthIn } from "../shared/shop-time.ts";
import { isoTimeSql } from "../shared/wire-time.ts";

type Figure = "sales" | "fee" | "refunds" | "paidOut";

/** Figure of each kind; the other kinds are refunds, or reverse them. */
const figures: Partial<Record<LedgerKind, Figure>> = {
  sale: "sales",
  subsidy: "sales",
  commission: "fee",
  commissionReturn: "fee",
  payout: "paidOut",
  payoutReturn: "paidOut",
};

/**
 * The balance of a shop in a currency, and the changes of the current month.
 * @param timeZone IANA name; the month begins in it
 */
export const readBalance = async (
  db: Queryable,
  {
    merchantId,
    currency,
    timeZone,
    now,
  }: { merchantId: number; currency: string; timeZone: string; now: Date },
): Promise<DataOf<typeof merchantBalance>> => {
  const month = dayIn(timeZone, now).slice(0, 7);
  const own = sql`e.merchant_id = ${merchantId}::int and e.currency = ${currency}`;
  const [{ due, paidAt }, kinds] = await Promise.all([
    rowOf<{ due: string; paidAt: string | null }>(
      db,
      sql`select coalesce(sum(e.amount), 0)::text as due,
        ${isoTimeSql(sql`max(e.created_at) filter (where e.kind = 'payout' and not exists (
          select from ledger_entry r where r.kind = 'payoutReturn' and r.link = e.link))`)} as "paidAt"
      from ledger_entry e where ${own}`,
    ),
    rowsOf<{ kind: LedgerKind; amount: string }>(
      db,
      sql`select e.kind, sum(e.amount)::text as amount from ledger_entry e
      where ${own} and e.created_at >= ${monthIn(timeZone, month).from.toISOString()}::timestamptz group by e.kind`,
    ),
  ]);
  const digits = minorDigits(currency);
  const totalOf = (figure: Figure): string =>
    fromMinor(
      sum(
        kinds
          .filter(({ kind }) => (figures[kind] ?? "refunds") === figure)
          .map(({ amount }) => toMinor(amount, digits)),
      ),
      digits,
    );
  return {
    due: fromMinor(toMinor(due, digits), digits),
    paidAt,
    month,
    sales: totalOf("sales"),
    fee: totalOf("fee"),
    refunds: totalOf("refunds"),
    paidOut: totalOf("paidOut"),
  };
};
