import { and, asc, desc, eq, getTableColumns, isNotNull, lt, or, sql } from "drizzle-orm";
import type { Database, Queryable } from "../database/connection.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { payment } from "../database/schema/payment.ts";
import { preparedOnce } from "../database/statement.ts";
import { notFound } from "../http/envelope/failure.ts";
import type { StartedPayment } from "./gateway.ts";

export type PaymentRow = typeof payment.$inferSelect;

export const openPayment = async (
  db: Queryable,
  masterOrderId: number,
  provider: string,
): Promise<PaymentRow | undefined> => {
  const [found] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.masterOrderId, masterOrderId),
        eq(payment.provider, provider),
        eq(payment.status, "open"),
      ),
    );
  return found;
};

/** The columns of a master order that a payment needs. */
const payable = {
  id: masterOrder.id,
  orderNo: masterOrder.orderNo,
  currency: masterOrder.currency,
  total: masterOrder.total,
  payType: masterOrder.payType,
  payChannel: masterOrder.payChannel,
  failedStarts: masterOrder.failedStarts,
  expiresAt: masterOrder.expiresAt,
  paidAt: masterOrder.paidAt,
  cancelledAt: masterOrder.cancelledAt,
};

const payableOf = preparedOnce((db) =>
  db
    .select({
      order: payable,
      payment,
    })
    .from(masterOrder)
    .leftJoin(payment, eq(payment.masterOrderId, masterOrder.id))
    .where(
      and(
        eq(masterOrder.orderNo, sql.placeholder("orderNo")),
        eq(masterOrder.accountId, sql.placeholder("accountId")),
      ),
    )
    .orderBy(desc(payment.id))
    .prepare("payable"),
);

export type PayableOrder = Pick<typeof masterOrder.$inferSelect, keyof typeof payable>;

/**
 * An account's master order with its payments, newest first.
 * @throws Failure 404 for an order that doesn't exist or isn't the account's
 */
export const findPayable = async (
  db: Database,
  accountId: number,
  orderNo: string,
): Promise<{ order: PayableOrder; payments: PaymentRow[] }> => {
  const rows = await payableOf(db).execute({ orderNo, accountId });
  const [first] = rows;
  if (!first) throw notFound();
  return { order: first.order, payments: rows.flatMap((row) => row.payment ?? []) };
};

export const findPayment = async (
  db: Queryable,
  provider: string,
  reference: string,
): Promise<PaymentRow | undefined> => {
  const [found] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.reference, reference)));
  return found;
};

/** The order of a payment, with its account. */
export const payableOfPayment = async (db: Queryable, { masterOrderId }: PaymentRow) => {
  const [order] = await db
    .select({ ...payable, accountId: masterOrder.accountId })
    .from(masterOrder)
    .where(eq(masterOrder.id, masterOrderId));
  if (!order) throw notFound();
  return order;
};

const insertPayment = preparedOnce((db) =>
  db
    .insert(payment)
    .values({
      masterOrderId: sql.placeholder("masterOrderId"),
      provider: sql.placeholder("provider"),
      reference: sql.placeholder("reference"),
      amount: sql.placeholder("amount"),
      currency: sql.placeholder("currency"),
      clientSecret: sql.placeholder("clientSecret"),
      redirect: sql.placeholder("redirect"),
      createdAt: sql.placeholder("now"),
      askedAt: sql.placeholder("now"),
    })
    .onConflictDoNothing()
    .returning({
      ...getTableColumns(payment),
      isOrderCanceled: sql<boolean>`(select o.cancelled_at is not null from master_order o where o.id = master_order_id)`,
    })
    .prepare("keep_payment"),
);

/**
 * Stores a payment that a provider started. Of two concurrent calls one returns the row, the other undefined.
 * @returns the row, and whether its order was canceled while the provider started the payment
 */
export const storePayment = async (
  db: Database,
  row: { masterOrderId: number; provider: string; amount: bigint; currency: string },
  started: StartedPayment,
  now: Date,
): Promise<(PaymentRow & { isOrderCanceled: boolean }) | undefined> => {
  const [stored] = await insertPayment(db).execute({ ...row, ...started, now });
  return stored;
};

/**
 * Open payments of one provider. Payments of an unconfigured or unresponsive provider must not fill the
 * batches of the others.
 */
const openWith = (provider: string) => and(eq(payment.status, "open"), eq(payment.provider, provider));

/** Open payments of a provider that weren't queried since then. */
export const stalePayments = (
  db: Queryable,
  provider: string,
  before: Date,
  limit: number,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(openWith(provider), lt(payment.askedAt, before)))
    .orderBy(asc(payment.askedAt))
    .limit(limit);

export const markQueried = (db: Queryable, id: number, now: Date) =>
  db.update(payment).set({ askedAt: now }).where(eq(payment.id, id));

export const openPaymentsOf = async (db: Queryable, orderNo: string): Promise<PaymentRow[]> => {
  const rows = await db
    .select()
    .from(payment)
    .innerJoin(masterOrder, eq(masterOrder.id, payment.masterOrderId))
    .where(and(eq(masterOrder.orderNo, orderNo), eq(payment.status, "open")));
  return rows.map((row) => row.payment);
};

/** Open payments of a provider whose order is canceled or paid by another payment. */
export const findPaymentsToClose = async (
  db: Queryable,
  provider: string,
  limit: number,
): Promise<PaymentRow[]> => {
  const rows = await db
    .select()
    .from(payment)
    .innerJoin(masterOrder, eq(masterOrder.id, payment.masterOrderId))
    .where(and(openWith(provider), or(isNotNull(masterOrder.paidAt), isNotNull(masterOrder.cancelledAt))))
    .orderBy(asc(payment.askedAt))
    .limit(limit);
  return rows.map((row) => row.payment);
};
