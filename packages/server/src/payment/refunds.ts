import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/connection.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { payment, paymentRefund } from "../database/schema/payment.ts";

export type RefundRow = typeof paymentRefund.$inferSelect;

/** Our id of a refund at the provider. */
export const ownIdOf = ({ id }: Pick<RefundRow, "id">): string => `refund-${id}`;

/** The number of the refund (RE…) that a payment refund belongs to; null for money that arrived too late. */
export const refundNoOf = ({ reason }: Pick<RefundRow, "reason">): string | null =>
  reason.startsWith("RE") ? reason : null;

/**
 * Enqueues a refund; a table constraint limits the sum to the charge.
 * @returns the id of the enqueued refund
 */
export const planRefund = async (
  tx: Transaction,
  paymentId: number,
  amount: bigint,
  reason: string,
  now: Date,
): Promise<number> => {
  await tx
    .update(payment)
    .set({ refunded: sql`${payment.refunded} + ${amount}` })
    .where(eq(payment.id, paymentId));
  const [planned] = await tx
    .insert(paymentRefund)
    .values({ paymentId, amount, reason, createdAt: now, dueAt: now })
    .returning({ id: paymentRefund.id });
  if (!planned) throw new Error("Inserting the payment refund returned no row");
  return planned.id;
};

/** The payment that paid a master order. */
export const capturedPayment = async (db: Queryable, masterOrderId: number) => {
  const [found] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.masterOrderId, masterOrderId), eq(payment.status, "captured")));
  return found;
};

/** Refunds to send, and accepted ones whose status has to be queried. */
const isDue = (now: Date) =>
  and(inArray(paymentRefund.status, ["due", "pending"]), lte(paymentRefund.dueAt, now));

/** Providers that have refunds to send or to query. */
export const providersOfDueRefunds = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ provider: payment.provider })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(isDue(now));
  return rows.map(({ provider }) => provider);
};

export const dueRefunds = async (db: Queryable, provider: string, now: Date, limit: number) => {
  const rows = await db
    .select({ refund: paymentRefund, payment, orderNo: masterOrder.orderNo })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .innerJoin(masterOrder, eq(masterOrder.id, payment.masterOrderId))
    .where(and(isDue(now), eq(payment.provider, provider)))
    .orderBy(asc(paymentRefund.dueAt))
    .limit(limit);
  return rows.map((row) => ({ id: row.refund.id, ...row }));
};

export const markRefund = (db: Queryable, id: number, change: Partial<typeof paymentRefund.$inferInsert>) =>
  db.update(paymentRefund).set(change).where(eq(paymentRefund.id, id));
