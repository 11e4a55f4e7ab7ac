import { ledgerKinds, maxStatementLines, type DataOf, type merchantStatement } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";
import { fromMinor, minorDigits, sum, toMinor, withMinorDigits } from "../shared/money.ts";
import { monthIn, timeIn } from "../shared/shop-time.ts";
import { readStatement, type StatementLine } from "./statement.ts";

type Statement = DataOf<typeof merchantStatement>;

/** Tax in the sales of a month by destination. */
const readTaxes = async (
  db: Queryable,
  merchantId: number,
  { from, until }: { from: Date; until: Date },
): Promise<Statement["taxes"]> => {
  const rows = await rowsOf<Statement["taxes"][number]>(
    db,
    sql`select coalesce(m.place ->> 'country', o.country) as country, m.place ->> 'region' as region, m.currency,
        count(*)::int as "orderCount", sum(o.tax)::text as amount
      from ledger_entry e join merchant_order o on o.order_no = e.order_no join master_order m on m.id = o.master_order_id
      where e.merchant_id = ${merchantId}::int and e.kind = 'sale' and o.tax > 0
        and e.created_at >= ${from.toISOString()}::timestamptz and e.created_at < ${until.toISOString()}::timestamptz
      group by 1, 2, 3 order by 1 nulls last, 2 nulls first, 3`,
  );
  return rows.map((row) => ({ ...row, amount: withMinorDigits(row.amount, row.currency) }));
};

/** Totals of the lines by kind, with the balance before and after them. */
const totalsOf = (lines: readonly StatementLine[]): Statement["totals"] =>
  [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, own]) => {
    const digits = minorDigits(currency);
    const minor = (amount: string) => toMinor(amount, digits);
    const [first, last] = [own[0], own.at(-1)];
    return {
      currency,
      opening: first ? fromMinor(minor(first.balance) - minor(first.amount), digits) : fromMinor(0n, digits),
      closing: last?.balance ?? fromMinor(0n, digits),
      kinds: ledgerKinds.flatMap((kind) => {
        const ofKind = own.filter((line) => line.kind === kind);
        const amount = fromMinor(sum(ofKind.map((line) => minor(line.amount))), digits);
        return ofKind.length > 0 ? [{ kind, amount }] : [];
      }),
    };
  });

/**
 * A shop's statement of a month with its totals.
 * @param month `yyyy-MM`
 * @param timeZone IANA name; the month begins and ends in it
 */
export const readStatementWithTotals = async (
  db: Queryable,
  merchantId: number,
  month: string,
  timeZone: string,
): Promise<Statement> => {
  const lines = await readStatement(db, merchantId, month, timeZone);
  const [first] = await rowsOf<{ at: Date | null }>(
    db,
    sql`select min(created_at) as at from ledger_entry where merchant_id = ${merchantId}::int`,
  );
  return {
    timeZone,
    firstMonth: first?.at ? timeIn(timeZone, new Date(first.at)).slice(0, 7) : null,
    totals: totalsOf(lines),
    taxes: await readTaxes(db, merchantId, monthIn(timeZone, month)),
    lines: lines.slice(-maxStatementLines).map(({ time, kind, orderNo, amount, balance, currency }) => ({
      time,
      kind,
      orderNo,
      amount,
      balance,
      currency,
    })),
    lineCount: lines.length,
  };
};
