import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import type { pointBalance, PointKind, SpentLot } from "../../database/schema/points.ts";
import { statement } from "../../database/statement.ts";

export const entryStatus = { frozen: 2, done: 3, void: 4 } as const;

/** The parts of a balance, or their changes. */
type Sums = Omit<typeof pointBalance.$inferSelect, "accountId">;

const sums = ["current", "frozen", "spent", "expired", "reversed", "accumulated"] as const;

const lock = statement<{ accountId: number }, Sums>(
  (value) => sql`
    insert into point_balance (account_id) values (${value("accountId")}::int)
    on conflict (account_id) do update set account_id = excluded.account_id
    returning ${sql.raw(sums.join(", "))}`,
);

/** Locks a shopper's balance, which serializes their movements. Taken before any other row lock of theirs. */
export const lockBalance = async (tx: Transaction, accountId: number): Promise<Sums> => {
  const [balance] = await lock(tx, { accountId });
  if (!balance) throw new Error("Could not lock the points balance: the row is missing");
  return balance;
};

/** The history shows the balance after each entry, including points that aren't usable yet. */
const writeMove = statement<
  Sums & {
    accountId: number;
    kind: PointKind;
    amount: number;
    value: string | null;
    orderNo: string | null;
    link: string;
    remaining: number;
    status: number;
    lots: string | null;
    thawsAt: string | null;
    expiresAt: string | null;
    now: string;
  }
>(
  (value) => sql`
    with moved as (
      update point_balance set ${sql.join(
        sums.map((name) => sql`${sql.raw(name)} = ${sql.raw(name)} + ${value(name)}::int`),
        sql`, `,
      )}
      where account_id = ${value("accountId")}::int returning account_id, current + frozen as total
    )
    insert into point_entry (account_id, kind, amount, value, balance, order_no, link, remaining, status, lots, thaws_at,
      expires_at, created_at, updated_at)
    select account_id, ${value("kind")}::text, ${value("amount")}::int, ${value("value")}::numeric, total,
      ${value("orderNo")}::text, ${value("link")}::text, ${value("remaining")}::int, ${value("status")}::int, ${value("lots")}::jsonb,
      ${value("thawsAt")}::timestamptz, ${value("expiresAt")}::timestamptz, ${value("now")}::timestamptz,
      ${value("now")}::timestamptz
    from moved`,
);

export interface NewEntry {
  readonly kind: PointKind;
  readonly amount: number;
  /** Decimal text. */
  readonly value?: string | null;
  readonly orderNo?: string | null;
  readonly link: string;
  readonly remaining?: number;
  readonly status?: number;
  readonly lots?: readonly SpentLot[];
  readonly thawsAt?: Date;
  readonly expiresAt?: Date | null;
}

/** Changes a locked balance and records the reason. */
export const move = (tx: Transaction, accountId: number, change: Partial<Sums>, entry: NewEntry, now: Date) =>
  writeMove(tx, {
    current: 0,
    frozen: 0,
    spent: 0,
    expired: 0,
    reversed: 0,
    accumulated: 0,
    ...change,
    value: null,
    orderNo: null,
    remaining: 0,
    status: entryStatus.done,
    ...entry,
    accountId,
    lots: entry.lots ? JSON.stringify(entry.lots) : null,
    thawsAt: entry.thawsAt?.toISOString() ?? null,
    expiresAt: entry.expiresAt?.toISOString() ?? null,
    now: now.toISOString(),
  });
