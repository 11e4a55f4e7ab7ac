import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "../database/connection.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { payment, paymentRefund } from "../database/schema/payment.ts";

/**
 * Plans to give money back; never more than was charged (a constraint of the table).
 * @returns the id of the planned refund
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
  if (!planned) throw new Error("The refund was not planned");
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

const isDue = (now: Date) => and(isNull(paymentRefund.sentAt), lte(paymentRefund.dueAt, now));

/** Providers that have refunds to send. */
export const providersOfDueRefunds = async (db: Queryable, now: Date): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ provider: payment.provider })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(isDue(now));
  return rows.map(({ provider }) => provider);
};

export const dueRefunds = (db: Queryable, provider: string, now: Date, limit: number) =>
  db
    .select({
      id: paymentRefund.id,
      amount: paymentRefund.amount,
      attempts: paymentRefund.attempts,
      refusals: paymentRefund.refusals,
      orderNo: masterOrder.orderNo,
      provider: payment.provider,
      reference: payment.reference,
    })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .innerJoin(masterOrder, eq(masterOrder.id, payment.masterOrderId))
    .where(and(isDue(now), eq(payment.provider, provider)))
    .orderBy(asc(paymentRefund.dueAt))
    .limit(limit);

export const markRefund = (db: Queryable, id: number, change: Partial<typeof paymentRefund.$inferInsert>) =>
  db.update(paymentRefund).set(change).where(eq(paymentRefund.id, id));
