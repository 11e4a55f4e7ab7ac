import {
  allowedOrderAction,
  Code,
  orderStatus,
  type OrderActionName,
  type OrderActor,
} from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import type { OrderEvent } from "../../database/schema/order-history.ts";
import { rowsOf } from "../../database/rows.ts";
import { statement } from "../../database/statement.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { bookedSales } from "../../ledger/book-sale.ts";
import { returnCoupons } from "../../promotion/coupons/claimed-coupons.ts";
import type { NoticeKind } from "../../notifications/kinds.ts";
import { hasMerchantRight, workDeliveryOf } from "../../notifications/notify-staff.ts";
import { wireZone } from "../../shared/wire-time.ts";
import { giftCoupons } from "../../promotion/coupons/issue-coupons.ts";
import { returnPoints } from "../../promotion/points/ledger.ts";
import { orderMailSql } from "../../messaging/mail/queue-order-mail.ts";
import {
  invalidateChangedStock,
  notifyChanged,
  releasedStock,
  soldStock,
  type ChangedStock,
} from "../inventory/stock.ts";
import { vacationDays } from "../../shipping/delivery/vacation-days.ts";

/** The columns of a master order that determine the allowed actions. */
export interface TransitionState {
  readonly paidAt: unknown;
  readonly cancelledAt: unknown;
}

/** A master order whose row the transaction has locked. */
export interface LockedOrder extends TransitionState {
  readonly id: number;
  readonly orderNo: string;
  readonly accountId: number;
}

const columns = sql.raw(
  `id, order_no as "orderNo", account_id as "accountId", paid_at as "paidAt", cancelled_at as "cancelledAt"`,
);

const lockById = statement<{ id: number }, LockedOrder>(
  (value) => sql`select ${columns} from master_order where id = ${value("id")}::int for no key update`,
);

const lockByNo = statement<{ orderNo: string; accountId: number | null }, LockedOrder>(
  (value) => sql`
    select ${columns} from master_order
    where order_no = ${value("orderNo")} and account_id = coalesce(${value("accountId")}::int, account_id)
    for no key update`,
);

/**
 * Locks a master order, which serializes payment, cancellation and scheduled jobs.
 * @throws Failure 404 if it doesn't exist or isn't the account's
 */
export const lockMasterOrder = async (
  tx: Transaction,
  of: { orderNo: string; accountId?: number } | { id: number },
): Promise<LockedOrder> => {
  const [found] =
    "id" in of
      ? await lockById(tx, of)
      : await lockByNo(tx, { orderNo: of.orderNo, accountId: of.accountId ?? null });
  if (!found) throw notFound();
  return found;
};

const stateOf = (order: TransitionState) => ({
  paid: order.paidAt !== null,
  isCancel: order.cancelledAt !== null,
});

/** Whether the transition table allows an actor the action on a master order. */
export const isActionAllowed = (
  action: OrderActionName,
  order: TransitionState,
  actor: OrderActor,
): boolean => allowedOrderAction(action, stateOf(order), actor) !== undefined;

/** All refused transitions get the same response, for every caller. */
export const refused = () => new Failure(Code.failure, "orderActionRefused");

export interface OrderNote {
  readonly event: OrderEvent;
  readonly who: OrderActor;
  readonly note?: string;
}

/**
 * Cancels an unpaid master order that the caller has locked, and releases stock and coupons.
 * @throws Failure if it is already paid or canceled
 */
export const cancelOrderLocked = async (
  tx: Transaction,
  order: LockedOrder,
  { event, who, note }: OrderNote,
  now: Date,
): Promise<void> => {
  if (!isActionAllowed("cancel", order, who)) throw refused();
  await returnCoupons(tx, order.orderNo);
  await returnPoints(tx, { orderNo: order.orderNo, link: order.orderNo, value: null }, now);
  const at = sql`${now.toISOString()}::timestamptz`;
  const changed = await rowsOf<ChangedStock>(
    tx,
    sql`
    with ${releasedStock(sql`${order.id}::int`)},
      m as (update master_order set cancelled_at = ${at}, origin = null where id = ${order.id}::int),
      s as (update merchant_order set status = ${orderStatus.cancelled}::smallint where master_order_id = ${order.id}::int),
      h as (
        insert into order_history (master_order_id, event, from_state, to_state, who, note, created_at)
        values (${order.id}::int, ${event}, 'unpaid', 'cancelled', ${who}, ${note ?? null}, ${at})
      )
    ${notifyChanged}`,
  );
  invalidateChangedStock(tx, changed);
};

/** Working days in which a shop has to ship if it doesn't promise a time. */
const defaultHandlingDays = 2;

/** The payment notice is only listed, because the receipt is a separate mail. */
const paidNotice = sql`
  insert into notice (account_id, kind, "values", path, is_mail_due, created_at)
  select o.account_id, ${"orderPaid" satisfies NoticeKind}, jsonb_build_object('orderNo', o.order_no), '/order/order_detail?orderNo=' || o.order_no, false, t.now
  from t join master_order o on o.id = t.id`;

/** Notifies the members of each shop who ship its orders. */
const workNotice = sql`
  insert into notice (account_id, kind, "values", path, merchant_id, created_at, is_mail_due, is_digest_due)
  select a.id, ${"workOrder" satisfies NoticeKind}, jsonb_build_object('orderNo', o.order_no, 'shop', o.merchant_name),
    '/console/s/' || o.merchant_id || '/orders/' || o.order_no, o.merchant_id, t.now,
    d.delivery = 'mail', d.delivery = 'digest'
  from t join merchant_order o on o.master_order_id = t.id
  join membership b on b.merchant_id = o.merchant_id and ${hasMerchantRight("orders.ship")}
  join account a on a.id = b.account_id and a.status = 'active'
  cross join lateral (select ${workDeliveryOf("workOrder")} as delivery) d
  where d.delivery <> 'off'`;

/**
 * The end of a `with` statement that marks the master order of `t` (id, now) as paid; does nothing if `t` is
 * empty. Turns its reservation into a sale, credits the shops' accounts and grants gifts. The caller has
 * locked the order and checked `mayDo`. Its rows are passed to `invalidateChangedStock`.
 */
export const settledOrder = (who: "provider" | "system"): SQL => sql`
  ${soldStock(sql`(select id from t)`)},
  ${giftCoupons(sql`(select id from t)`, sql`(select now from t)`)},
  ${bookedSales(sql`(select id from t)`, sql`(select now from t)`)},
  m as (update master_order set paid_at = t.now, origin = null from t where master_order.id = t.id),
  s as (
    update merchant_order set paid_at = t.now,
      ship_by = end_of_working_days(t.now, coalesce(handling_days, ${defaultHandlingDays}::int + ${vacationDays(sql`merchant_order.merchant_id`)}), ${wireZone})
    from t where master_order_id = t.id
  ),
  h as (
    insert into order_history (master_order_id, event, from_state, to_state, who, created_at)
    select id, 'settled', 'unpaid', 'toShip', ${who}, now from t
  ),
  paid as (select o.id, o.order_no, t.now from t join master_order o on o.id = t.id),
  mail as (${orderMailSql("paid", "paid", "o.now")}),
  paid_notice as (${paidNotice}),
  work_notice as (${workNotice})
  ${notifyChanged}`;

/**
 * Marks an order of 0.00 as paid, without a provider.
 * @throws Failure if it is already paid or canceled
 */
export const settleFreeOrder = async (tx: Transaction, orderNo: string, now: Date): Promise<void> => {
  const order = await lockMasterOrder(tx, { orderNo });
  if (!isActionAllowed("settle", order, "system")) throw refused();
  const changed = await rowsOf<ChangedStock>(
    tx,
    sql`
    with t as (select id, ${now.toISOString()}::timestamptz as now from master_order where id = ${order.id}::int and total = 0),
      ${settledOrder("system")}`,
  );
  invalidateChangedStock(tx, changed);
};
