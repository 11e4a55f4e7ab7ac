import { orderStateOf, orderStatus, refundStatus, type OrderActor } from "@carmine/api/contract";
import { and, asc, eq, lte } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import type { OrderEvent } from "../../database/schema/order-history.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { mailReviewReminder } from "../../messaging/mail/queue-order-mail.ts";
import { transaction } from "../../database/transaction.ts";
import { eachRow } from "../../jobs/each-row.ts";
import { Failure } from "../../http/envelope/failure.ts";
import type { OrderOwner } from "../orders/find-orders.ts";
import { notify } from "../../notifications/notify.ts";
import { earnForOrder, type EarningTerms } from "../../promotion/points/earn.ts";
import { dayMs } from "../../shared/durations.ts";
import {
  lockMerchantOrder,
  transitionStateOf,
  recordOrderEvent,
  requireAction,
} from "./lock-merchant-order.ts";

const batch = 500;

/**
 * Marks an order as received and finished: every line can be reviewed, points are earned, the after-sale days
 * begin.
 */
const receive = async (
  tx: Transaction,
  config: EarningTerms,
  owner: OrderOwner,
  orderNo: string,
  { who, event }: { who: OrderActor; event: OrderEvent },
  now: Date,
): Promise<void> => {
  const order = await lockMerchantOrder(tx, owner, orderNo);
  requireAction("receive", order, who);
  await tx
    .update(merchantOrder)
    .set({ status: orderStatus.finished, receivedAt: now })
    .where(eq(merchantOrder.id, order.id));
  await earnForOrder(tx, config, order.id, now);
  await mailReviewReminder(tx, order, now);
  if (who === "system")
    await notify(tx, {
      accountId: order.accountId,
      kind: "orderReceived",
      // The review reminder is mailed later.
      mail: false,
      values: { orderNo },
      path: `/order/order_detail?orderNo=${orderNo}`,
      at: now,
    });
  await recordOrderEvent(tx, order, {
    event,
    fromState: orderStateOf(transitionStateOf(order)),
    toState: "finished",
    who,
    createdAt: now,
  });
};

/** Confirms the receipt as the shopper. */
export const receiveOrder = (
  tx: Transaction,
  config: EarningTerms,
  accountId: number,
  orderNo: string,
  now: Date,
): Promise<void> => receive(tx, config, { accountId }, orderNo, { who: "shopper", event: "received" }, now);

/** Marks orders as received that were shipped long enough ago. */
export const receiveOverdue = async ({
  db,
  clock,
  config,
  log,
}: Pick<AppContext, "db" | "clock" | "config" | "log">): Promise<void> => {
  const now = clock.now();
  const before = new Date(now.getTime() - config.autoReceiveDays * dayMs);
  const due = await db
    .select({ orderNo: merchantOrder.orderNo })
    .from(merchantOrder)
    .where(
      and(
        eq(merchantOrder.status, orderStatus.toReceive),
        eq(merchantOrder.refundStatus, refundStatus.none),
        lte(merchantOrder.shippedAt, before),
      ),
    )
    .orderBy(asc(merchantOrder.shippedAt))
    .limit(batch);
  await eachRow(
    log,
    "confirm-delivered-orders",
    due,
    ({ orderNo }) => orderNo,
    async ({ orderNo }) => {
      try {
        await transaction(db, (tx) =>
          receive(tx, config, { isOperator: true }, orderNo, { who: "system", event: "autoReceived" }, now),
        );
      } catch (error) {
        // The shopper confirmed it first.
        if (!(error instanceof Failure)) throw error;
      }
    },
  );
};

/**
 * Hides a finished order from the shopper's list. It stays visible to the shop, and its history records the
 * time.
 */
export const hideOrder = async (tx: Transaction, accountId: number, orderNo: string, now: Date) => {
  const order = await lockMerchantOrder(tx, { accountId }, orderNo);
  requireAction("delete", order, "shopper");
  await tx.update(merchantOrder).set({ hiddenAt: now }).where(eq(merchantOrder.id, order.id));
  const state = orderStateOf(transitionStateOf(order));
  await recordOrderEvent(tx, order, {
    event: "hidden",
    fromState: state,
    toState: state,
    who: "shopper",
    createdAt: now,
  });
};
