import {
  allowedOrderAction,
  Code,
  orderStatus,
  type OrderActionName,
  type OrderActor,
} from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import type { OrderEvent } from "../../database/schema/ordering.ts";
import { rowsOf } from "../../database/rows.ts";
import { statement } from "../../database/statement.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { bookedSales } from "../../ledger/book-sale.ts";
import { returnCoupons } from "../../promotion/coupons/claimed-coupons.ts";
import type { NoticeKind } from "../../notifications/kinds.ts";
import { giftCoupons } from "../../promotion/coupons/issue-coupons.ts";
import { returnPoints } from "../../promotion/points/ledger.ts";
import { orderMailSql } from "../../messaging/mail/queue-order-mail.ts";
import {
  noteChanged,
  notifyChanged,
  releasedStock,
  soldStock,
  type ChangedStock,
} from "../inventory/stock.ts";

/** The columns of a master order that decide which actions are allowed. */
export interface OrderMark {
  readonly paidAt: unknown;
  readonly cancelledAt: unknown;
}

/** A master order whose row the transaction has locked. */
export interface LockedOrder extends OrderMark {
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
 * Locks a master order: payment, cancellation and the clock wait for each other here, in whichever order they come.
 * @throws Failure 404 where it doesn't exist or isn't the account's
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

const markOf = (order: OrderMark) => ({
  paid: order.paidAt !== null,
  isCancel: order.cancelledAt !== null,
});

/** Whether the transition table lets an actor do this to a master order. */
export const mayDo = (action: OrderActionName, order: OrderMark, actor: OrderActor): boolean =>
  allowedOrderAction(action, markOf(order), actor) !== undefined;

/** All transitions that the table refuses get the same answer, for every caller. */
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
  order: LockedOrder,
  { event, who, note }: OrderNote,
  now: Date,
): Promise<void> => {
  if (!mayDo("cancel", order, who)) throw refused();
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
  noteChanged(tx, changed);
};

/** The shopper reads of the payment in the list of notices; the receipt is a mail of its own. */
const paidNotice = sql`
  insert into notice (account_id, kind, "values", path, is_mail_due, created_at)
  select o.account_id, ${"orderPaid" satisfies NoticeKind}, jsonb_build_object('orderNo', o.order_no), '/order/order_detail?orderNo=' || o.order_no, false, t.now
  from t join master_order o on o.id = t.id`;

/**
 * What makes the master order of `t` (id, now) a paid one, as the end of a `with` statement; nothing where `t` is empty:
 * its reservation becomes a sale that the shops' accounts are credited with, and their gifts are given. The caller has
 * locked the order and asked `mayDo`. Its rows go to `noteChanged`.
 */
export const settledOrder = (who: "provider" | "system"): SQL => sql`
  ${soldStock(sql`(select id from t)`)},
  ${giftCoupons(sql`(select id from t)`, sql`(select now from t)`)},
  ${bookedSales(sql`(select id from t)`, sql`(select now from t)`)},
  m as (update master_order set paid_at = t.now, origin = null from t where master_order.id = t.id),
  s as (update merchant_order set paid_at = t.now from t where master_order_id = t.id),
  h as (
    insert into order_history (master_order_id, event, from_state, to_state, who, created_at)
    select id, 'settled', 'unpaid', 'toShip', ${who}, now from t
  ),
  paid as (select o.id, o.order_no, t.now from t join master_order o on o.id = t.id),
  mail as (${orderMailSql("paid", "paid", "o.now")}),
  paid_notice as (${paidNotice})
  ${notifyChanged}`;

/**
 * Makes an order that costs nothing a paid one, without a provider.
 * @throws Failure where it is paid or canceled already
 */
export const settleFreeOrder = async (tx: Transaction, orderNo: string, now: Date): Promise<void> => {
  const order = await lockMasterOrder(tx, { orderNo });
  if (!mayDo("settle", order, "system")) throw refused();
  const changed = await rowsOf<ChangedStock>(
    tx,
    sql`
    with t as (select id, ${now.toISOString()}::timestamptz as now from master_order where id = ${order.id}::int and total = 0),
      ${settledOrder("system")}`,
  );
  noteChanged(tx, changed);
};
