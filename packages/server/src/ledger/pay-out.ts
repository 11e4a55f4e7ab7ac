import { Code, messageKeys } from "@carmine/api/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { rowOf } from "../database/rows.ts";
import { ledgerEntry, payoutRequest } from "../database/schema/ledger.ts";
import { transaction } from "../database/transaction.ts";
import { changedFailure } from "../http/envelope/changed-failure.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { requireDecimals } from "../http/envelope/require-decimals.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";
import { fromMinor, type Minor, minorDigits, sum, toMinor } from "../shared/money.ts";
import { balanceOf, lockShop, recordPayout } from "./record-payout.ts";

type Ctx = Pick<AppContext, "db" | "clock" | "config">;
type Terms = Pick<Ctx, "clock" | "config">;

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

/** A payout that was recorded, or a request for one that a second person must approve. */
export interface BookedPayout {
  readonly merchantId: number;
  readonly amount: string;
  /** Number of the payout; null for a request. */
  readonly link: string | null;
  /** Null for a recorded payout. */
  readonly requestId: number | null;
}

/**
 * Whether a second person must approve a payout: it exceeds the limit together with the payouts to the same shop that
 * one person recorded within 24 hours, so that parts of an amount count as one.
 */
const needsApproval = async (
  { config: { payoutApprovalLimit, currency } }: Terms,
  tx: Transaction,
  merchantId: number,
  minor: Minor,
  now: Date,
): Promise<boolean> => {
  const digits = minorDigits(currency);
  const { recorded } = await rowOf<{ recorded: string }>(
    tx,
    sql`select coalesce(sum(-amount), 0)::text as recorded from ledger_entry e
      where merchant_id = ${merchantId}::int and currency = ${currency} and kind = 'payout'
        and created_at > ${now.toISOString()}::timestamptz - interval '24 hours'
        and not exists (select from payout_request q where q.link = e.link)`,
  );
  return minor + toMinor(recorded, digits) > toMinor(payoutApprovalLimit, digits);
};

const bookPayout = async (
  ctx: Terms,
  tx: Transaction,
  actor: Actor,
  payout: NewPayout,
): Promise<BookedPayout> => {
  const { merchantId, reference } = payout;
  const { currency } = ctx.config;
  const now = ctx.clock.now();
  const shop = await lockShop(tx, merchantId);
  const isWaiting = and(eq(payoutRequest.merchantId, merchantId), sql`${payoutRequest.decision} is null`);
  if ((await tx.$count(payoutRequest, isWaiting)) > 0)
    throw new Failure(Code.failure, "payoutWaiting", { shop });
  const due = await balanceOf(tx, merchantId, currency);
  const digits = minorDigits(currency);
  const minorDue = toMinor(due, digits);
  if (payout.due !== undefined && toMinor(payout.due, digits) !== minorDue)
    throw changedFailure([{ id: merchantId, field: "due", current: due }]);
  const wanted = payout.amount ?? due;
  const minor = toMinor(wanted, digits);
  if (minorDue <= 0n) throw new Failure(Code.failure, "nothingDue");
  requireDecimals([wanted], currency);
  if (minor <= 0n || minor > minorDue) throw new Failure(Code.badRequest, messageKeys.wrongParameter);
  const amount = fromMinor(minor, digits);
  if (!(await needsApproval(ctx, tx, merchantId, minor, now))) {
    const checked = { merchantId, shop, amount, currency, reference };
    const link = await recordPayout(tx, actor, checked, { action: "payout.book" }, now);
    return { merchantId, amount, link, requestId: null };
  }
  const [request] = await tx
    .insert(payoutRequest)
    .values({ merchantId, amount, currency, reference, requestedBy: actor.accountId, requestedAt: now })
    .returning({ id: payoutRequest.id });
  if (!request) throw notFound();
  const act = {
    merchantId,
    action: "payout.request",
    subject: `payoutRequest:${request.id}`,
    after: { amount, currency, ...(reference !== null && { reference }) },
  };
  await recordAudit(tx, actor, act, now);
  return { merchantId, amount, link: null, requestId: request.id };
};

/**
 * Books payouts to shops, all of them or none. Payouts up to the limit of one person are recorded, and the shops
 * notified. Higher ones become requests, and members who may approve them are notified.
 * @throws Failure 409 with the balance if it isn't the one that the author saw; 400 for a higher amount, or for more decimals
 * than the currency has; a message if nothing is due or another payout to the shop is waiting for approval
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
    const requested = booked.filter(({ requestId }) => requestId !== null);
    const digits = minorDigits(ctx.config.currency);
    if (requested.length > 0)
      await notifyStaff(tx, {
        merchantId: null,
        kind: "workPayoutRequest",
        values: {
          count: requested.length,
          amount: fromMinor(sum(requested.map(({ amount }) => toMinor(amount, digits))), digits),
        },
        page: "payouts?view=waiting",
        at: ctx.clock.now(),
        except: actor.accountId,
      });
    return booked;
  });

/**
 * Books that the bank returned a payout, so that its amount is due again, and notifies the shop.
 * @throws Failure 404 if the payout doesn't exist; a message if it was already returned
 */
export const returnPayout = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
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
