import { Code, messageKeys } from "@carmine/api/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { rowOf } from "../database/rows.ts";
import { ledgerEntry } from "../database/schema/ledger.ts";
import { merchant } from "../database/schema/merchants.ts";
import { transaction } from "../database/transaction.ts";
import { changedFailure } from "../http/envelope/changed-failure.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";
import { fromMinor, isTooPrecise, minorDigits, toMinor } from "../shared/money.ts";

type Ctx = Pick<AppContext, "db" | "clock" | "config">;

/** A payout to record. Amounts are decimal text in the currency of the marketplace. */
export interface NewPayout {
  readonly merchantId: number;
  /** Absent: the whole balance. */
  readonly amount?: string | undefined;
  /** Balance that the author saw; absent for any. */
  readonly due?: string | undefined;
  /** Reference of the bank transfer. */
  readonly reference: string | null;
}

export interface BookedPayout {
  readonly merchantId: number;
  readonly amount: string;
  /** Number of the payout. */
  readonly link: string;
}

/** A number that the shop has no payout with: two payouts may be recorded in the same millisecond. */
const newLink = async (tx: Transaction, merchantId: number, now: Date): Promise<string> => {
  const link = `PO${merchantId}-${now.getTime()}`;
  const isTaken = and(eq(ledgerEntry.merchantId, merchantId), sql`starts_with(${ledgerEntry.link}, ${link})`);
  const taken = await tx.$count(ledgerEntry, isTaken);
  return taken === 0 ? link : `${link}-${taken + 1}`;
};

/** Locks the row of a shop, so that of two concurrent payouts the second one sees the first. */
const lockShop = async (tx: Transaction, merchantId: number): Promise<string> => {
  const [shop] = await tx
    .select({ name: merchant.name })
    .from(merchant)
    .where(eq(merchant.id, merchantId))
    .for("no key update");
  if (!shop) throw notFound();
  return shop.name;
};

const bookPayout = async (
  { clock, config: { currency } }: Pick<Ctx, "clock" | "config">,
  tx: Transaction,
  actor: Actor,
  payout: NewPayout,
): Promise<BookedPayout> => {
  const { merchantId, reference } = payout;
  const now = clock.now();
  const shop = await lockShop(tx, merchantId);
  const { due } = await rowOf<{ due: string }>(
    tx,
    sql`select coalesce(sum(amount), 0)::text as due
      from ledger_entry where merchant_id = ${merchantId}::int and currency = ${currency}`,
  );
  const digits = minorDigits(currency);
  const minorDue = toMinor(due, digits);
  if (payout.due !== undefined && toMinor(payout.due, digits) !== minorDue)
    throw changedFailure([{ id: merchantId, field: "due", current: due }]);
  const wanted = payout.amount ?? due;
  const minor = toMinor(wanted, digits);
  if (minorDue <= 0n) throw new Failure(Code.failure, "nothingDue");
  if (minor <= 0n || minor > minorDue || isTooPrecise(wanted, currency))
    throw new Failure(Code.badRequest, messageKeys.wrongParameter);
  const amount = fromMinor(minor, digits);
  const link = await newLink(tx, merchantId, now);
  await tx.insert(ledgerEntry).values({
    merchantId,
    kind: "payout",
    link,
    amount: `-${amount}`,
    currency,
    reference,
    createdAt: now,
  });
  const act = {
    merchantId,
    action: "payout.book",
    subject: `payout:${link}`,
    after: { amount, currency, ...(reference !== null && { reference }) },
  };
  await recordAudit(tx, actor, act, now);
  await notifyStaff(tx, {
    merchantId,
    kind: "workPayout",
    values: { shop, amount, reference: reference ?? link },
    page: "payouts",
    at: now,
  });
  return { merchantId, amount, link };
};

/**
 * Books payouts to shops, all of them or none, and notifies the shops.
 * @throws Failure 409 with the balance if it isn't the one that the author saw; 400 for more than it, or for more decimals
 * than the currency has; if nothing is due
 */
export const payOut = (
  { db, ...ctx }: Ctx,
  actor: Actor,
  payouts: readonly NewPayout[],
): Promise<BookedPayout[]> =>
  transaction(db, async (tx) => {
    const booked: BookedPayout[] = [];
    // In the order of the ids, so that two calls can't deadlock.
    for (const payout of payouts.toSorted((a, b) => a.merchantId - b.merchantId))
      booked.push(await bookPayout(ctx, tx, actor, payout));
    return booked;
  });

/**
 * Books that the bank returned a payout, so that its amount is due again, and notifies the shop.
 * @throws Failure 404 if there is no such payout; if it was returned before
 */
export const returnPayout = (
  { db, clock }: Ctx,
  actor: Actor,
  { link, reason }: { readonly link: string; readonly reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const [paid] = await tx
      .select()
      .from(ledgerEntry)
      .where(and(eq(ledgerEntry.link, link), eq(ledgerEntry.kind, "payout")))
      .orderBy(desc(ledgerEntry.id));
    if (!paid) throw notFound();
    const { merchantId, currency } = paid;
    const amount = paid.amount.replace("-", "");
    const shop = await lockShop(tx, merchantId);
    const returned = await tx
      .insert(ledgerEntry)
      .values({
        merchantId,
        kind: "payoutReturn",
        link,
        amount,
        currency,
        reference: reason,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: ledgerEntry.id });
    if (returned.length === 0) throw new Failure(Code.failure, "payoutReturned");
    const act = {
      merchantId,
      action: "payout.return",
      subject: `payout:${link}`,
      after: { amount, currency, reason },
    };
    await recordAudit(tx, actor, act, now);
    await notifyStaff(tx, {
      merchantId,
      kind: "workPayoutReturned",
      values: { shop, amount, reason },
      page: "payouts",
      at: now,
    });
  });
