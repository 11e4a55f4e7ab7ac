import { allowedOrderAction, orderStateOf, orderStatus } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { merchantOrder, orderHistory } from "../../database/schema/ordering.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { refused } from "./master-order-transitions.ts";

const lockOwn = async (tx: Transaction, accountId: number, orderNo: string) => {
  const [found] = await tx
    .select()
    .from(merchantOrder)
    .where(and(eq(merchantOrder.orderNo, orderNo), eq(merchantOrder.accountId, accountId)))
    .for("no key update");
  if (!found || found.hiddenAt !== null) throw notFound();
  const { status, refundStatus } = found;
  return { ...found, mark: { paid: found.paidAt !== null, status, refundStatus } };
};

/** The shopper confirms the receipt: straight to finished, every line can be reviewed. */
export const receiveOrder = async (tx: Transaction, accountId: number, orderNo: string, now: Date) => {
  const order = await lockOwn(tx, accountId, orderNo);
  if (!allowedOrderAction("receive", order.mark, "shopper")) throw refused();
  await tx
    .update(merchantOrder)
    .set({ status: orderStatus.finished, receivedAt: now })
    .where(eq(merchantOrder.id, order.id));
  await tx.insert(orderHistory).values({
    masterOrderId: order.masterOrderId,
    merchantOrderId: order.id,
    event: "received",
    fromState: orderStateOf(order.mark),
    toState: "finished",
    who: "shopper",
    createdAt: now,
  });
};

/** Hides a finished order from the shopper's list; the shop still sees it. */
export const hideOrder = async (tx: Transaction, accountId: number, orderNo: string, now: Date) => {
  const order = await lockOwn(tx, accountId, orderNo);
  if (!allowedOrderAction("delete", order.mark, "shopper")) throw refused();
  await tx.update(merchantOrder).set({ hiddenAt: now }).where(eq(merchantOrder.id, order.id));
};
