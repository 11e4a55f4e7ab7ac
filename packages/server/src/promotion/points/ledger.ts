import { randomUUID } from "node:crypto";
import { Big } from "big.js";
import { and, eq, sql, sum, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { pointBalance, pointEntry, type PointKind, type SpentLot } from "../../database/schema/points.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { statement, type ValueOf } from "../../database/statement.ts";
import { dayMs } from "../../shared/durations.ts";
import { entryStatus, lockBalance, move } from "./balance.ts";
import { lotsToRestore } from "./spent-lots.ts";
import { isUsableLot, usablePointsOf } from "./usable-points.ts";

type Entry = typeof pointEntry.$inferSelect;

/** Days for which returned points are usable if their lot has expired. */
const graceDays = 30;

const entryOf = async (tx: Transaction, kind: PointKind, link: string): Promise<Entry | undefined> => {
  const [found] = await tx
    .select()
    .from(pointEntry)
    .where(and(eq(pointEntry.kind, kind), eq(pointEntry.link, link)));
  return found;
};

/** Points and money moved by entries of one kind for an order so far. */
const movedSoFar = async (tx: Transaction, kind: PointKind, orderNo: string) => {
  const [moved] = await tx
    .select({ amount: sum(pointEntry.amount).mapWith(Number), value: sum(pointEntry.value) })
    .from(pointEntry)
    .where(and(eq(pointEntry.kind, kind), eq(pointEntry.orderNo, orderNo)));
  return { amount: moved?.amount ?? 0, value: moved?.value ?? "0" };
};

interface Taking {
  readonly accountId: number;
  readonly amount: number;
  readonly now: string;
}

/** Debits points from lots in order of expiry; debits none if the lots have fewer. */
const takingFrom = (lots: (value: ValueOf<Taking>) => SQL) =>
  statement<Taking, { lots: SpentLot[] | null }>(
    (value) => sql`
    with lots as (
      select id, remaining, sum(remaining) over (order by expires_at nulls last, id) - remaining as before, sum(remaining) over () as whole
      from point_entry where account_id = ${value("accountId")}::int and ${lots(value)}
    ),
    taken as (
      update point_entry e set remaining = e.remaining - least(e.remaining, ${value("amount")}::int - lots.before),
        updated_at = ${value("now")}::timestamptz
      from lots where lots.id = e.id and lots.before < ${value("amount")}::int and lots.whole >= ${value("amount")}::int
      returning e.id, lots.before, least(lots.remaining, ${value("amount")}::int - lots.before) as amount
    )
    select json_agg(json_build_object('id', id, 'amount', amount) order by before) as lots from taken`,
  );

const takeUsable = takingFrom((value) => isUsableLot(sql`${value("now")}::timestamptz`));
const takeThawed = takingFrom(() => sql`status = ${sql.raw(String(entryStatus.done))} and remaining > 0`);

/**
 * Pays with points.
 * @returns false if the shopper has fewer; nothing is written then
 */
export const spendPoints = async (
  tx: Transaction,
  spending: { accountId: number; amount: number; value: string; orderNo: string },
  now: Date,
): Promise<boolean> => {
  const { accountId, amount, value, orderNo } = spending;
  await lockBalance(tx, accountId);
  const [taken] = await takeUsable(tx, { accountId, amount, now: now.toISOString() });
  if (!taken?.lots) return false;
  const change = { current: -amount, spent: amount };
  const { lots } = taken;
  await move(tx, accountId, change, { kind: "spend", amount, value, orderNo, link: orderNo, lots }, now);
  return true;
};

const restore = statement<{ lots: string; now: string }, { restored: number }>(
  (value) => sql`
    with parts as (select id, amount from jsonb_to_recordset(${value("lots")}::jsonb) as p(id int, amount int)),
    restored as (
      update point_entry e set remaining = e.remaining + parts.amount, updated_at = ${value("now")}::timestamptz
      from parts where e.id = parts.id and (e.expires_at is null or e.expires_at > ${value("now")}::timestamptz)
      returning parts.amount
    )
    select coalesce(sum(amount), 0)::int as restored from restored`,
);

/**
 * Returns points that paid for a master order: all that are left, or those for a part of its value. Parts add
 * up to the whole. The points return to the lots that they were taken from and expire with them; points of an
 * expired lot are usable for another `graceDays`.
 * @param link what it is for, once: the order that was canceled, or the refund
 * @param value money that the points had paid for; null for all of it
 */
export const returnPoints = async (
  tx: Transaction,
  { orderNo, link, value }: { orderNo: string; link: string; value: string | null },
  now: Date,
): Promise<void> => {
  const known = await entryOf(tx, "spend", orderNo);
  if (!known || Number(value ?? 1) === 0) return;
  await lockBalance(tx, known.accountId);
  const returned = await movedSoFar(tx, "return", orderNo);
  const [due] = await rowsOf<{ amount: number; value: string }>(
    tx,
    sql`
    select least(${known.amount}::int, floor(${known.amount}::int * covered / ${known.value}::numeric))::int - ${returned.amount}::int as amount,
      covered - ${returned.value}::numeric as value
    from (select least(${known.value}::numeric, coalesce(${returned.value}::numeric + ${value}::numeric, ${known.value}::numeric)) as covered) c`,
  );
  const amount = due?.amount ?? 0;
  if (amount <= 0) return;
  const parts = lotsToRestore(known.lots ?? [], returned.amount, amount);
  const [done] = await restore(tx, { lots: JSON.stringify(parts), now: now.toISOString() });
  const remaining = amount - (done?.restored ?? 0);
  const grace = new Date(now.getTime() + graceDays * dayMs);
  const isLive = known.expiresAt !== null && known.expiresAt > now;
  await move(
    tx,
    known.accountId,
    { current: amount, reversed: amount },
    {
      kind: "return",
      amount,
      value: due?.value ?? null,
      orderNo,
      link,
      remaining,
      expiresAt: isLive ? known.expiresAt : grace,
    },
    now,
  );
};

/** Credits points for a received order, once; they are frozen until `thawsAt` if that is in the future. */
export const earnPoints = async (
  tx: Transaction,
  earning: { accountId: number; amount: number; orderNo: string; thawsAt: Date; expiresAt: Date },
  now: Date,
): Promise<void> => {
  const { accountId, amount, orderNo, thawsAt, expiresAt } = earning;
  if (amount <= 0) return;
  await lockBalance(tx, accountId);
  if (await entryOf(tx, "earn", orderNo)) return;
  const isFrozen = thawsAt > now;
  await move(
    tx,
    accountId,
    { [isFrozen ? "frozen" : "current"]: amount, accumulated: amount },
    {
      kind: "earn",
      amount,
      orderNo,
      link: orderNo,
      remaining: amount,
      status: isFrozen ? entryStatus.frozen : entryStatus.done,
      thawsAt,
      expiresAt,
    },
    now,
  );
};

/**
 * Debits earned points until the order has no more than the share `notRefunded` of `all`. Points spent since are not
 * debited, as a balance is never negative.
 * @param link the refund that causes it
 */
export const revokePoints = async (
  tx: Transaction,
  { orderNo, notRefunded, all, link }: { orderNo: string; notRefunded: string; all: string; link: string },
  now: Date,
): Promise<void> => {
  const known = await entryOf(tx, "earn", orderNo);
  if (!known) return;
  const balance = await lockBalance(tx, known.accountId);
  const earned = await entryOf(tx, "earn", orderNo);
  if (!earned) return;
  const keep =
    Number(all) === 0 ? 0 : Math.floor(new Big(earned.amount).times(notRefunded).div(all).toNumber());
  const due = earned.amount - (await movedSoFar(tx, "reverse", orderNo)).amount - keep;
  const isFrozen = earned.status === entryStatus.frozen;
  const amount = Math.min(due, isFrozen ? earned.remaining : balance.current);
  if (amount <= 0) return;
  if (isFrozen) {
    const remaining = earned.remaining - amount;
    await tx
      .update(pointEntry)
      .set({ remaining, updatedAt: now, ...(remaining === 0 && { status: entryStatus.void }) })
      .where(eq(pointEntry.id, earned.id));
  } else {
    await takeThawed(tx, { accountId: earned.accountId, amount, now: now.toISOString() });
  }
  await move(
    tx,
    earned.accountId,
    { [isFrozen ? "frozen" : "current"]: -amount, accumulated: -amount },
    { kind: "reverse", amount, orderNo, link },
    now,
  );
};

/** Makes the points of an order usable; false if another process already did or nothing is left. */
export const thawPoints = async (tx: Transaction, lot: Entry, now: Date): Promise<boolean> => {
  const balance = await lockBalance(tx, lot.accountId);
  const [thawed] = await tx
    .update(pointEntry)
    .set({ status: entryStatus.done, updatedAt: now })
    .where(and(eq(pointEntry.id, lot.id), eq(pointEntry.status, entryStatus.frozen)))
    .returning({ remaining: pointEntry.remaining });
  if (!thawed) return false;
  await tx
    .update(pointBalance)
    .set({ frozen: balance.frozen - thawed.remaining, current: balance.current + thawed.remaining })
    .where(eq(pointBalance.accountId, lot.accountId));
  return true;
};

/** Expires the rest of a lot. */
export const expirePoints = async (tx: Transaction, lot: Entry, now: Date): Promise<void> => {
  await lockBalance(tx, lot.accountId);
  const [left] = await tx.select().from(pointEntry).where(eq(pointEntry.id, lot.id));
  const amount = left?.remaining ?? 0;
  if (amount === 0) return;
  await tx.update(pointEntry).set({ remaining: 0, updatedAt: now }).where(eq(pointEntry.id, lot.id));
  await move(
    tx,
    lot.accountId,
    { current: -amount, expired: amount },
    { kind: "expire", amount, orderNo: lot.orderNo, link: String(lot.id) },
    now,
  );
};

/** Grants points without an order, such as in a demo. */
export const grantPoints = async (
  tx: Transaction,
  {
    accountId,
    amount,
    link,
    expiresAt,
  }: { accountId: number; amount: number; link: string; expiresAt: Date },
  now: Date,
): Promise<void> => {
  await lockBalance(tx, accountId);
  const change = { current: amount, accumulated: amount };
  await move(tx, accountId, change, { kind: "grant", amount, link, remaining: amount, expiresAt }, now);
};

/**
 * Sets a shopper's usable points, as a correction by the marketplace. Added points expire at `expiresAt`.
 * @param from usable points that the author saw
 * @returns the usable points if they aren't `from` any more; nothing is written then
 */
export const adjustPoints = async (
  tx: Transaction,
  { accountId, from, to, expiresAt }: { accountId: number; from: number; to: number; expiresAt: Date },
  now: Date,
): Promise<number | null> => {
  await lockBalance(tx, accountId);
  const { usable } = await rowOf<{ usable: number }>(
    tx,
    sql`select ${usablePointsOf(sql`${accountId}::int`, sql`${now.toISOString()}::timestamptz`)} as usable`,
  );
  if (usable !== from) return usable;
  const link = `operator:${randomUUID()}`;
  if (to > from) await grantPoints(tx, { accountId, amount: to - from, link, expiresAt }, now);
  else if (to < from) {
    const amount = from - to;
    await takeUsable(tx, { accountId, amount, now: now.toISOString() });
    await move(
      tx,
      accountId,
      { current: -amount, accumulated: -amount },
      { kind: "reverse", amount, link },
      now,
    );
  }
  return null;
};
