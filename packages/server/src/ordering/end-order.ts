import {
  allowedOrderAction,
  Code,
  orderStatus,
  type OrderActionName,
  type OrderActor,
} from "@carmine/api/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { masterOrder, type OrderEvent } from "../database/schema/ordering.ts";
import { Failure, notFound } from "../http/failure.ts";
import { returnCoupons } from "../promotion/queries.ts";
import { notifyChanged, releasedStock, soldStock } from "./stock.ts";

export type MasterOrderRow = typeof masterOrder.$inferSelect;

/**
 * Locks a master order: payment, cancellation and the clock wait for each other here, in whichever order they come.
 * @throws Failure 404 where it doesn't exist or isn't the account's
 */
export const lockMasterOrder = async (
  tx: Transaction,
  of: { orderNo: string; accountId?: number } | { id: number },
): Promise<MasterOrderRow> => {
  const which =
    "id" in of
      ? eq(masterOrder.id, of.id)
      : and(
          eq(masterOrder.orderNo, of.orderNo),
          of.accountId === undefined ? undefined : eq(masterOrder.accountId, of.accountId),
        );
  const [found] = await tx.select().from(masterOrder).where(which).for("no key update");
  if (!found) throw notFound();
  return found;
};

const markOf = (order: MasterOrderRow) => ({
  paid: order.paidAt !== null,
  isCancel: order.cancelledAt !== null,
});

/** Whether the transition table lets an actor do this to a master order. */
export const mayDo = (action: OrderActionName, order: MasterOrderRow, actor: OrderActor): boolean =>
  allowedOrderAction(action, markOf(order), actor) !== undefined;

/** Everything that the transition table refuses gets the same answer, whoever asks. */
export const refused = () => new Failure(Code.failure, "orderActionRefused");

export interface OrderNote {
  readonly event: OrderEvent;
  readonly who: OrderActor;
  readonly note?: string;
}

/**
 * Cancels an unpaid master order that the caller has locked: stock and coupons go back.
 * @throws Failure where it is paid or cancelled already
 */
export const cancelOrderLocked = async (
  tx: Transaction,
  order: MasterOrderRow,
  { event, who, note }: OrderNote,
  now: Date,
): Promise<void> => {
  if (!mayDo("cancel", order, who)) throw refused();
  await returnCoupons(tx, order.orderNo);
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with ${releasedStock(order.id)},
      m as (update master_order set cancelled_at = ${at} where id = ${order.id}::int),
      s as (update merchant_order set status = ${orderStatus.cancelled}::smallint where master_order_id = ${order.id}::int),
      h as (
        insert into order_history (master_order_id, event, from_state, to_state, who, note, created_at)
        values (${order.id}::int, ${event}, 'unpaid', 'cancelled', ${who}, ${note ?? null}, ${at})
      )
    ${notifyChanged}`);
};

/** Marks a locked, unpaid master order as paid: its reservation becomes a sale. */
export const settleOrderLocked = async (tx: Transaction, order: MasterOrderRow, now: Date): Promise<void> => {
  if (!mayDo("settle", order, "provider")) throw refused();
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with ${soldStock(order.id)},
      m as (update master_order set paid_at = ${at} where id = ${order.id}::int),
      s as (update merchant_order set paid_at = ${at} where master_order_id = ${order.id}::int),
      h as (
        insert into order_history (master_order_id, event, from_state, to_state, who, created_at)
        values (${order.id}::int, 'settled', 'unpaid', 'toShip', 'provider', ${at})
      )
    ${notifyChanged}`);
};
