import { and, asc, desc, eq, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../database/connection.ts";
import { masterOrder } from "../database/schema/ordering.ts";
import { payment, paymentEvent, paymentRefund } from "../database/schema/payment.ts";
import { preparedOnce, statement } from "../database/statement.ts";
import { notFound } from "../http/envelope/failure.ts";
import type { ProviderEvent, StartedPayment } from "./gateway.ts";

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

/** What paying looks at of a master order. */
const payable = {
  id: masterOrder.id,
  orderNo: masterOrder.orderNo,
  currency: masterOrder.currency,
  total: masterOrder.total,
  payType: masterOrder.payType,
  payChannel: masterOrder.payChannel,
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

const paymentToKeep = preparedOnce((db) =>
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
    .returning()
    .prepare("keep_payment"),
);

/** Keeps a payment that a provider started; of two calls at once one answers the row, the other undefined. */
export const keepPayment = async (
  db: Database,
  row: { masterOrderId: number; provider: string; amount: bigint; currency: string },
  started: StartedPayment,
  now: Date,
): Promise<PaymentRow | undefined> => {
  const [kept] = await paymentToKeep(db).execute({ ...row, ...started, now });
  return kept;
};

interface KeptEvent {
  provider: string;
  id: string;
  type: string;
  reference: string | null;
  payload: string;
  now: string;
}

const eventToKeep = statement<KeptEvent>(
  (value) => sql`
    insert into payment_event (provider, event_id, type, reference, payload, received_at)
    values (${value("provider")}, ${value("id")}, ${value("type")}, ${value("reference")}, ${value("payload")}::jsonb, ${value("now")}::timestamptz)
    on conflict do nothing returning event_id`,
);

/** Keeps an event under its id, before anything is done about it; false where it was kept before. */
export const keepEvent = async (
  db: Queryable,
  provider: string,
  { id, type, reference, payload }: ProviderEvent,
  now: Date,
): Promise<boolean> => {
  const kept = { provider, id, type, reference, payload: JSON.stringify(payload), now: now.toISOString() };
  return (await eventToKeep(db, kept)).length > 0;
};

export const isEventHandled = async (db: Queryable, provider: string, eventId: string): Promise<boolean> => {
  const [found] = await db
    .select({ handledAt: paymentEvent.handledAt })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.provider, provider), eq(paymentEvent.eventId, eventId)));
  return found?.handledAt != null;
};

const handled = statement<{ provider: string; eventId: string; now: string }>(
  (value) => sql`
    update payment_event set handled_at = ${value("now")}::timestamptz
    where provider = ${value("provider")} and event_id = ${value("eventId")}`,
);

export const markEventHandled = async (db: Queryable, { now, ...event }: ToldBy): Promise<void> => {
  await handled(db, { ...event, now: now.toISOString() });
};

/** Events that were kept but not handled, because the process ended in between. */
export const waitingEvents = (db: Queryable, before: Date, limit: number) =>
  db
    .select()
    .from(paymentEvent)
    .where(and(isNull(paymentEvent.handledAt), lt(paymentEvent.receivedAt, before)))
    .orderBy(asc(paymentEvent.receivedAt))
    .limit(limit);

/** Payments that are open and weren't asked about since then. */
export const forgottenPayments = (db: Queryable, before: Date, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.status, "open"), lt(payment.askedAt, before)))
    .orderBy(asc(payment.askedAt))
    .limit(limit);

export const markAsked = (db: Queryable, id: number, now: Date) =>
  db.update(payment).set({ askedAt: now }).where(eq(payment.id, id));

/** An event that tells of a payment. */
export interface ToldBy {
  readonly provider: string;
  readonly eventId: string;
  readonly now: Date;
}

const close = statement<{
  id: number;
  status: string;
  provider: string | undefined;
  eventId: string | undefined;
  now: string | undefined;
}>(
  (value) => sql`
    with e as (
      update payment_event set handled_at = ${value("now")}::timestamptz
      where provider = ${value("provider")}::text and event_id = ${value("eventId")}::text
    )
    update payment set status = ${value("status")} where id = ${value("id")}::int and status = 'open' returning id`,
);

/**
 * Moves an open payment on; false where it isn't open any more. The event that told of it counts as handled either way.
 */
export const closePayment = async (
  tx: Transaction,
  id: number,
  status: "captured" | "returned" | "ended",
  event?: ToldBy,
): Promise<boolean> => {
  const told = { provider: event?.provider, eventId: event?.eventId, now: event?.now.toISOString() };
  return (await close(tx, { id, status, ...told })).length > 0;
};

/** Plans to give money back; never more than was charged (a constraint of the table). */
export const planRefund = async (
  tx: Transaction,
  paymentId: number,
  amount: bigint,
  reason: string,
  now: Date,
): Promise<void> => {
  await tx
    .update(payment)
    .set({ refunded: sql`${payment.refunded} + ${amount}` })
    .where(eq(payment.id, paymentId));
  await tx.insert(paymentRefund).values({ paymentId, amount, reason, createdAt: now, dueAt: now });
};

export const dueRefunds = (db: Queryable, now: Date, limit: number) =>
  db
    .select({
      id: paymentRefund.id,
      amount: paymentRefund.amount,
      attempts: paymentRefund.attempts,
      provider: payment.provider,
      reference: payment.reference,
    })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(and(isNull(paymentRefund.sentAt), lte(paymentRefund.dueAt, now)))
    .orderBy(asc(paymentRefund.dueAt))
    .limit(limit);

export const markRefund = (db: Queryable, id: number, change: Partial<typeof paymentRefund.$inferInsert>) =>
  db.update(paymentRefund).set(change).where(eq(paymentRefund.id, id));

export const openPaymentsOf = async (db: Queryable, orderNo: string): Promise<PaymentRow[]> => {
  const rows = await db
    .select()
    .from(payment)
    .innerJoin(masterOrder, eq(masterOrder.id, payment.masterOrderId))
    .where(and(eq(masterOrder.orderNo, orderNo), eq(payment.status, "open")));
  return rows.map((row) => row.payment);
};

/** Payments that are open although their order is paid otherwise or cancelled. */
export const paymentsToEnd = async (db: Queryable, limit: number): Promise<PaymentRow[]> => {
  const rows = await db
    .select()
    .from(payment)
    .innerJoin(masterOrder, eq(masterOrder.id, payment.masterOrderId))
    .where(
      and(eq(payment.status, "open"), or(isNotNull(masterOrder.paidAt), isNotNull(masterOrder.cancelledAt))),
    )
    .orderBy(asc(payment.askedAt))
    .limit(limit);
  return rows.map((row) => row.payment);
};
