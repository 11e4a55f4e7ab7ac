import { eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { payment, paymentRefund, type PaymentRefundStatus } from "../database/schema/payment.ts";
import type { ProviderRefund, ProviderRefundStatus } from "./gateway.ts";
import { recordPaymentProblem, resolvePaymentProblem } from "./payment-problems.ts";
import type { PaymentRow } from "./payments.ts";
import { markRefund, refundNoOf, type RefundRow } from "./refunds.ts";

const minuteMs = 60_000;
/** Time until the first query for a refund that is pending. */
const firstPollMs = minuteMs;

const statuses: Readonly<Record<ProviderRefundStatus, PaymentRefundStatus>> = {
  pending: "pending",
  requires_action: "pending",
  succeeded: "succeeded",
  failed: "failed",
  canceled: "failed",
};

/**
 * A refund only moves forward, so an older response after a newer one changes nothing. Other statuses are
 * final.
 */
const ranks: Readonly<Partial<Record<PaymentRefundStatus, number>>> = {
  due: 0,
  pending: 1,
  succeeded: 2,
  failed: 3,
};

/** Problem cause: the provider refused a refund. */
export const refusedCause = (id: number): string => `refundRefused:${id}`;
/** Problem cause: a refund couldn't be paid out. */
const failedCause = (id: number): string => `refundFailed:${id}`;

/**
 * Applies the provider's record of one of our refunds. A failed one no longer counts as refunded, as far as
 * it was sent.
 */
export const advanceRefund = async (
  tx: Transaction,
  paid: PaymentRow,
  { id }: Pick<RefundRow, "id">,
  record: ProviderRefund,
  now: Date,
): Promise<void> => {
  const [row] = await tx.select().from(paymentRefund).where(eq(paymentRefund.id, id)).for("no key update");
  const status = statuses[record.status];
  const [from, to] = [row && ranks[row.status], ranks[status]];
  if (!row || from === undefined || to === undefined || to <= from) return;
  await markRefund(tx, id, {
    status,
    reference: record.reference,
    code: status === "failed" ? (record.code ?? record.status) : null,
    sentAt: row.sentAt ?? now,
    dueAt: new Date(now.getTime() + firstPollMs),
    attempts: row.status === "due" ? row.attempts + 1 : row.attempts,
  });
  await resolvePaymentProblem(tx, refusedCause(id), now);
  if (status !== "failed") return;
  await tx
    .update(payment)
    .set({ refunded: sql`${payment.refunded} - ${row.amount - row.covered}` })
    .where(eq(payment.id, paid.id));
  await recordPaymentProblem(
    tx,
    {
      kind: "refundFailed",
      cause: failedCause(id),
      provider: paid.provider,
      code: record.code ?? record.status,
      masterOrderId: paid.masterOrderId,
      paymentId: paid.id,
      refundNo: refundNoOf(row),
      amount: row.amount - row.covered,
      currency: paid.currency,
    },
    now,
  );
};
