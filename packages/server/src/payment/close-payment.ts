import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { statement, type ValueOf } from "../database/statement.ts";
import { noteChanged, type ChangedStock } from "../ordering/inventory/stock.ts";
import { settledOrder } from "../ordering/transitions/master-order-transitions.ts";
import type { ToldBy } from "./payment-events.ts";

interface Closing {
  id: number;
  status: "captured" | "returned" | "ended";
  provider: string | undefined;
  eventId: string | undefined;
  now: string | undefined;
}

/**
 * The open payment moves on, as parts of a `with` clause; `closed` has its order. The event counts as handled either
 * way. One that was ended can still be returned: its money may have been taken in the moment in which it ended.
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

const told = (event: ToldBy | undefined) => ({
  provider: event?.provider,
  eventId: event?.eventId,
  now: event?.now.toISOString(),
});

/** Ends a payment without an order paid by it; false where that was done already. */
export const closePayment = async (
  tx: Transaction,
  id: number,
  status: "returned" | "ended",
  event?: ToldBy,
): Promise<boolean> => (await close(tx, { id, status, ...told(event) })).length > 0;

/** Captures an open payment and makes its order paid by it, in one statement; nothing where it isn't open any more. */
export const capturePayment = async (
  tx: Transaction,
  id: number,
  now: Date,
  event?: ToldBy,
): Promise<void> => {
  noteChanged(tx, await capture(tx, { id, status: "captured", paidAt: now.toISOString(), ...told(event) }));
};
