import { and, asc, eq, inArray } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { masterOrder, merchantOrder } from "../database/schema/ordering.ts";
import { externalRefund, payment, paymentDispute, paymentRefund } from "../database/schema/payment.ts";
import { transaction } from "../database/transaction.ts";
import { bookShares } from "../ledger/book-shares.ts";
import { least, sum } from "../shared/money.ts";
import { advanceRefund } from "./advance-refund.ts";
import { applyDispute } from "./apply-dispute.ts";
import { isRefundAlive, type PaymentGateway, type ProviderDispute, type ProviderRefund } from "./gateway.ts";
import { notifyShops } from "./hold-order.ts";
import { recordPaymentProblem, resolvePaymentProblem } from "./payment-problems.ts";
import type { PaymentRow } from "./payments.ts";
import { ownIdOf, type RefundRow } from "./refunds.ts";

/** The provider's records of a payment in addition to the charge. */
export interface ProviderRecords {
  readonly refunds: readonly ProviderRefund[];
  readonly disputes: readonly ProviderDispute[];
}

/** Locks a payment after its orders, in the order in which refunds lock them. */
const lockPayment = async (tx: Transaction, { id, masterOrderId }: PaymentRow): Promise<PaymentRow> => {
  await tx
    .select({ id: merchantOrder.id })
    .from(merchantOrder)
    .where(eq(merchantOrder.masterOrderId, masterOrderId))
    .orderBy(asc(merchantOrder.id))
    .for("no key update");
  await tx
    .select({ id: masterOrder.id })
    .from(masterOrder)
    .where(eq(masterOrder.id, masterOrderId))
    .for("no key update");
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for("no key update");
  if (!row) throw new Error(`Payment ${id} does not exist`);
  return row;
};

/**
 * Pairs the provider's refunds with ours, by its id or by ours. Refunds of earlier releases have neither id
 * and are paired by amount. @returns the pairs, and the refunds that were made without us
 */
const pairRefunds = (
  own: readonly RefundRow[],
  records: readonly ProviderRefund[],
): { pairs: { row: RefundRow; record: ProviderRefund }[]; external: ProviderRefund[] } => {
  const pairs = new Map<string, { row: RefundRow; record: ProviderRefund }>();
  const rows = new Set(own);
  const pairBy = (isPair: (row: RefundRow, record: ProviderRefund) => boolean): void => {
    for (const record of records) {
      if (pairs.has(record.reference)) continue;
      const row = [...rows].find((one) => isPair(one, record));
      if (!row) continue;
      rows.delete(row);
      pairs.set(record.reference, { row, record });
    }
  };
  pairBy((row, { reference }) => row.reference === reference);
  pairBy((row, { ownId }) => row.reference === null && ownIdOf(row) === ownId);
  pairBy(
    (row, { ownId, amount }) =>
      ownId === null && row.reference === null && row.sentAt !== null && row.amount - row.covered === amount,
  );
  return {
    pairs: [...pairs.values()],
    external: records.filter(({ reference, ownId }) => !pairs.has(reference) && ownId === null),
  };
};

/**
 * Records a refund made at the provider and not by us: books it and notifies the operator and the shops.
 * @returns whether it is new or has failed since
 */
const applyExternalRefund = async (
  tx: Transaction,
  paid: PaymentRow,
  record: ProviderRefund,
  now: Date,
): Promise<boolean> => {
  const { reference, amount } = record;
  const { masterOrderId, currency, provider } = paid;
  const cause = `externalRefund:${reference}`;
  const isAlive = isRefundAlive(record);
  const where = and(eq(externalRefund.paymentId, paid.id), eq(externalRefund.reference, reference));
  const [known] = await tx.select().from(externalRefund).where(where);
  if (!known && isAlive) {
    await tx.insert(externalRefund).values({ paymentId: paid.id, reference, amount, createdAt: now });
    const about = { masterOrderId, paymentId: paid.id, amount, currency };
    await recordPaymentProblem(tx, { kind: "externalRefund", cause, provider, ...about }, now);
    if (paid.status === "captured") {
      await bookShares(tx, { masterOrderId, kind: "externalRefund", reference, amount }, now);
      await notifyShops(tx, paid, { event: "externalRefund", notice: "shopExternalRefund", amount }, now);
    }
    return true;
  }
  if (known && known.failedAt === null && !isAlive) {
    await tx.update(externalRefund).set({ failedAt: now }).where(where);
    await resolvePaymentProblem(tx, cause, now);
    if (paid.status === "captured")
      await bookShares(tx, { masterOrderId, kind: "externalRefundReturn", reference, amount }, now);
    return true;
  }
  return false;
};

/**
 * Recomputes the amount refunded outside of the shop, and whether it puts the order on hold. Makes postponed refunds
 * due immediately.
 */
const applyExternalSum = async (tx: Transaction, paid: PaymentRow, now: Date): Promise<void> => {
  const refunds = await tx.select().from(externalRefund).where(eq(externalRefund.paymentId, paid.id));
  const disputes = await tx.select().from(paymentDispute).where(eq(paymentDispute.paymentId, paid.id));
  const alive = sum(refunds.filter(({ failedAt }) => failedAt === null).map(({ amount }) => amount));
  const withdrawn = sum(disputes.filter(({ funds }) => funds === "withdrawn").map(({ amount }) => amount));
  const refundedExternally = least(paid.amount, alive + withdrawn);
  await tx.update(payment).set({ refundedExternally }).where(eq(payment.id, paid.id));
  if (paid.status !== "captured") return;
  const isDisputed = disputes.some(({ status }) => status !== "won");
  const isRefunded = alive > 0n && alive + paid.refunded >= paid.amount;
  const paymentHold = isDisputed ? "disputed" : isRefunded ? "refundedExternally" : null;
  await tx
    .update(merchantOrder)
    .set({ paymentHold })
    .where(eq(merchantOrder.masterOrderId, paid.masterOrderId));
  await tx
    .update(paymentRefund)
    .set({ dueAt: now })
    .where(and(eq(paymentRefund.paymentId, paid.id), eq(paymentRefund.status, "due")));
};

/** Applies the provider's records. Repeated or outdated records change nothing. */
const applyRecords = async (
  tx: Transaction,
  known: PaymentRow,
  { refunds, disputes }: ProviderRecords,
  now: Date,
): Promise<void> => {
  const paid = await lockPayment(tx, known);
  if (paid.status !== "captured" && paid.status !== "returned") return;
  const own = await tx
    .select()
    .from(paymentRefund)
    .where(
      and(
        eq(paymentRefund.paymentId, paid.id),
        inArray(paymentRefund.status, ["due", "pending", "succeeded", "failed"]),
      ),
    )
    .orderBy(asc(paymentRefund.id));
  const { pairs, external } = pairRefunds(own, refunds);
  for (const { row, record } of pairs) await advanceRefund(tx, paid, row, record, now);
  let isChanged = false;
  for (const record of external) isChanged = (await applyExternalRefund(tx, paid, record, now)) || isChanged;
  for (const dispute of disputes) isChanged = (await applyDispute(tx, paid, dispute, now)) || isChanged;
  if (isChanged) await applyExternalSum(tx, await lockPayment(tx, paid), now);
};

/**
 * Reads a payment's refunds and disputes from the provider and applies them. They override the event that
 * reported them.
 * @throws GatewayUnavailable
 */
export const syncPayment = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  gateway: PaymentGateway,
  paid: PaymentRow,
): Promise<void> => {
  const refunds = await gateway.refunds(paid.reference);
  const disputes = await gateway.disputes(paid.reference);
  await transaction(db, (tx) => applyRecords(tx, paid, { refunds, disputes }, clock.now()));
};
