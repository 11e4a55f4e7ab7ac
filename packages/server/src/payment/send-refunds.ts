import { and, eq, ne } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { payment, paymentDispute, paymentRefund } from "../database/schema/payment.ts";
import { transaction } from "../database/transaction.ts";
import { eachRow, isOutage } from "../jobs/each-row.ts";
import { bookCoveredRefund } from "../ledger/book-covered-refund.ts";
import { fromMinor, least, minorDigits, most, sum } from "../shared/money.ts";
import { advanceRefund, refusedCause } from "./advance-refund.ts";
import { roundOf } from "./gateway-round.ts";
import { GatewayRefused, GatewayUnavailable, type Gateways, type RefundOrder } from "./gateway.ts";
import { refundKey } from "./idempotency-keys.ts";
import { recordPaymentProblem, resolvePaymentProblem } from "./payment-problems.ts";
import {
  dueRefunds,
  markRefund,
  ownIdOf,
  providersOfDueRefunds,
  refundNoOf,
  type RefundRow,
} from "./refunds.ts";
import { syncPayment } from "./sync-payment.ts";

const minuteMs = 60_000;
/** Rows per run of the job. */
const batch = 100;
/** Time between two queries for a refund that the provider has accepted but not paid out. */
const pollMs = 15 * minuteMs;
/**
 * Time until a refund of a disputed payment is considered again; the end of the dispute makes it due
 * immediately.
 */
const disputedMs = 6 * 60 * minuteMs;

type DueRefund = Awaited<ReturnType<typeof dueRefunds>>[number];

/**
 * Part of a refund that can't be sent because the money was already returned externally: the excess over the
 * remaining charge.
 */
const coveredPart = async (
  tx: Transaction,
  row: RefundRow,
  paid: typeof payment.$inferSelect,
): Promise<bigint> => {
  const others = await tx
    .select()
    .from(paymentRefund)
    .where(and(eq(paymentRefund.paymentId, row.paymentId), ne(paymentRefund.id, row.id)));
  const sent = others.filter(({ status }) => status === "pending" || status === "succeeded");
  const left =
    paid.amount - paid.refundedExternally - sum(sent.map(({ amount, covered }) => amount - covered));
  const uncovered = paid.refundedExternally - sum(others.map(({ covered }) => covered));
  return least(row.amount, most(0n, row.amount - left), most(0n, uncovered));
};

/** Locks a due refund and decides how much of it is sent. @returns null if nothing is sent now */
const prepareRefund = async (
  tx: Transaction,
  { id, orderNo }: Pick<DueRefund, "id" | "orderNo">,
  now: Date,
): Promise<RefundOrder | null> => {
  const [known] = await tx.select().from(paymentRefund).where(eq(paymentRefund.id, id));
  if (!known) return null;
  const [paid] = await tx.select().from(payment).where(eq(payment.id, known.paymentId)).for("no key update");
  const [row] = await tx.select().from(paymentRefund).where(eq(paymentRefund.id, id)).for("no key update");
  if (!paid || row?.status !== "due") return null;
  const [disputed] = await tx
    .select({ id: paymentDispute.id })
    .from(paymentDispute)
    .where(and(eq(paymentDispute.paymentId, paid.id), eq(paymentDispute.status, "open")))
    .limit(1);
  if (disputed) {
    await markRefund(tx, id, { dueAt: new Date(now.getTime() + disputedMs), code: "charge_disputed" });
    return null;
  }
  const covered = await coveredPart(tx, row, paid);
  const isCovered = covered === row.amount;
  if (covered !== row.covered || isCovered) {
    await markRefund(tx, id, { covered, ...(isCovered && { status: "covered", sentAt: now, code: null }) });
    await bookCoveredRefund(tx, id, fromMinor(covered, minorDigits(paid.currency)), now);
  }
  if (isCovered) {
    await resolvePaymentProblem(tx, refusedCause(id), now);
    return null;
  }
  const idempotencyKey = await refundKey(tx, { id, orderNo, refusals: row.refusals });
  return { amount: row.amount - covered, ownId: ownIdOf(row), idempotencyKey };
};

/**
 * Schedules the next attempt. After a refusal that certainly had no effect, such as `balance_insufficient`, it uses a new
 * key and notifies the operator; a new key after a lost response could refund twice.
 */
const noteFailedAttempt = async (
  { db, clock, log }: AppContext,
  { refund: row, payment: paid }: DueRefund,
  error: unknown,
): Promise<void> => {
  const attempts = row.attempts + 1;
  const now = clock.now();
  log.warn({ err: error, refund: row.id, attempts }, "could not send a refund");
  const waitMs = Math.min(2 ** attempts, 360) * minuteMs;
  const change = { attempts, dueAt: new Date(now.getTime() + waitMs) };
  if (!(error instanceof GatewayRefused) || !error.hadNoEffect) {
    await markRefund(db, row.id, change);
    return;
  }
  const { code, message } = error;
  await transaction(db, async (tx) => {
    await markRefund(tx, row.id, { ...change, code, refusals: row.refusals + 1 });
    await recordPaymentProblem(
      tx,
      {
        kind: "refundRefused",
        cause: refusedCause(row.id),
        provider: paid.provider,
        code,
        message,
        masterOrderId: paid.masterOrderId,
        paymentId: paid.id,
        refundNo: refundNoOf(row),
        amount: row.amount,
        currency: paid.currency,
      },
      now,
    );
  });
};

/**
 * Sends a refund to its provider. A retry first reads the provider's records, because the response to an
 * earlier attempt may have been lost, or the money may have been refunded externally.
 */
const sendRefund = async (ctx: AppContext, gateways: Gateways, due: DueRefund): Promise<void> => {
  const { db, clock } = ctx;
  const { refund: row, payment: paid } = due;
  const gateway = gateways.get(paid.provider);
  try {
    if (!gateway) throw new GatewayUnavailable(`${paid.provider} is not configured any more`);
    if (row.attempts > 0) await syncPayment(ctx, gateway, paid);
    const order = await transaction(db, (tx) => prepareRefund(tx, due, clock.now()));
    if (!order) return;
    const answer = await gateway.refund(paid.reference, order);
    await transaction(db, (tx) => advanceRefund(tx, paid, row, answer, clock.now()));
  } catch (error) {
    if (isOutage(error)) throw error;
    await noteFailedAttempt(ctx, due, error);
    // The cause may be a refund or dispute missing in our records.
    if (gateway && error instanceof GatewayRefused) await syncPayment(ctx, gateway, paid);
  }
};

/** Queries a refund that the provider has accepted but not paid out yet. */
const pollRefund = async (ctx: AppContext, gateways: Gateways, { refund, payment: paid }: DueRefund) => {
  const gateway = gateways.get(paid.provider);
  await markRefund(ctx.db, refund.id, { dueAt: new Date(ctx.clock.now().getTime() + pollMs) });
  try {
    if (gateway) await syncPayment(ctx, gateway, paid);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    ctx.log.warn({ err: error, refund: refund.id }, "could not query a pending refund");
  }
};

/** Sends the refunds that are due and queries the ones that are pending. Runs as a job. */
export const sendRefunds = async (ctx: AppContext, all: Gateways): Promise<void> => {
  const { db, clock, log } = ctx;
  const { gateways, isSilent } = roundOf(all);
  for (const provider of await providersOfDueRefunds(db, clock.now()))
    await eachRow(
      log,
      "send-refunds",
      await dueRefunds(db, provider, clock.now(), batch),
      ({ id }) => id,
      async (due) => {
        if (isSilent(provider)) return;
        await (due.refund.status === "due" ? sendRefund : pollRefund)(ctx, gateways, due);
      },
    );
};
