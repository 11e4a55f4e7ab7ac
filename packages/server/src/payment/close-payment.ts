import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { statement, type ValueOf } from "../database/statement.ts";
import { invalidateChangedStock, type ChangedStock } from "../ordering/inventory/stock.ts";
import { settledOrder } from "../ordering/transitions/master-order-transitions.ts";
import type { PaymentEventRef } from "./payment-events.ts";

interface Closing {
  id: number;
  status: "captured" | "returned" | "ended";
  provider: string | undefined;
  eventId: string | undefined;
  now: string | undefined;
}

/**
 * Closes an open payment, as parts of a `with` clause; `closed` has its order. The event is marked as handled
 * either way. An ended payment can still become returned, because its money may have been captured at the
 * same moment.
 */
const closedPayment = (value: ValueOf<Closing>): SQL => sql`
  told as (
    update payment_event set handled_at = ${value("now")}::timestamptz
    where provider = ${value("provider")}::text and event_id = ${value("eventId")}::text
  ),
  closed as (
    update payment set status = ${value("status")}
    where id = ${value("id")}::int and (status = 'open' or (status = 'ended' and ${value("status")} = 'returned'))
    returning master_order_id
  )`;

const close = statement<Closing>((value) => sql`with ${closedPayment(value)} select from closed`);

const capture = statement<Closing & { paidAt: string }, ChangedStock>(
  (value) => sql`
    with ${closedPayment(value)},
      t as (select master_order_id as id, ${value("paidAt")}::timestamptz as now from closed),
      ${settledOrder("provider")}`,
);

const eventValues = (event: PaymentEventRef | undefined) => ({
  provider: event?.provider,
  eventId: event?.eventId,
  now: event?.now.toISOString(),
});

/** Closes a payment that doesn't pay its order; false if it is already closed. */
export const closePayment = async (
  tx: Transaction,
  id: number,
  status: "returned" | "ended",
  event?: PaymentEventRef,
): Promise<boolean> => (await close(tx, { id, status, ...eventValues(event) })).length > 0;

/**
 * Marks an open payment as captured and its order as paid in one statement; does nothing if it isn't open.
 */
export const capturePayment = async (
  tx: Transaction,
  id: number,
  now: Date,
  event?: PaymentEventRef,
): Promise<void> => {
  invalidateChangedStock(
    tx,
    await capture(tx, { id, status: "captured", paidAt: now.toISOString(), ...eventValues(event) }),
  );
};
