import { mailRefund, type RefundDecision } from "../messaging/mail/queue-order-mail.ts";
import {
  mayRefund,
  orderStatus,
  refundStateOf,
  refundStates,
  refundStatus,
  type OrderActor,
  type RefundActionName,
  type RefundState,
} from "@carmine/api/contract";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { refund, refundHistory } from "../database/schema/after-sale.ts";
import { merchantOrder, orderLine } from "../database/schema/ordering.ts";
import { notFound } from "../http/envelope/failure.ts";
import type { OrderOwner } from "../ordering/orders/find-orders.ts";
import { refused } from "../ordering/transitions/master-order-transitions.ts";

export type RefundRow = typeof refund.$inferSelect;
export type MerchantRow = typeof merchantOrder.$inferSelect;

/** A refund with its order, both rows locked. */
export interface LockedRefund {
  readonly refund: RefundRow;
  readonly order: MerchantRow;
}

/** Condition on refunds. A shopper's refund stays in sight when the order was deleted from the list. */
export const refundsOf = (owner: OrderOwner): SQL | undefined => {
  if ("accountId" in owner) return eq(refund.accountId, owner.accountId);
  if ("shopIds" in owner) return inArray(refund.merchantId, [...owner.shopIds]);
  if ("isOperator" in owner) return undefined;
  throw new Error("A guest's identity finds orders, not refunds");
};

/**
 * Locks a refund and its order: the order first, as everything does that changes an order.
 * @throws Failure 404 where it doesn't exist or isn't the owner's
 */
export const lockRefund = async (
  tx: Transaction,
  owner: OrderOwner,
  refundNo: string,
): Promise<LockedRefund> => {
  const [known] = await tx
    .select({ orderId: refund.merchantOrderId })
    .from(refund)
    .where(and(eq(refund.refundNo, refundNo), refundsOf(owner)));
  if (!known) throw notFound();
  const [order] = await tx
    .select()
    .from(merchantOrder)
    .where(eq(merchantOrder.id, known.orderId))
    .for("no key update");
  const [row] = await tx.select().from(refund).where(eq(refund.refundNo, refundNo)).for("no key update");
  if (!order || !row) throw notFound();
  return { refund: row, order };
};

/** @throws Failure where the table of refunds doesn't let this actor do this now */
export const requireRefundAction = (action: RefundActionName, row: RefundRow, actor: OrderActor): void => {
  if (!mayRefund(action, refundStateOf(row.status), actor)) throw refused();
};

/** The states that the shopper reads about in a mail. */
const mailed: Readonly<Partial<Record<RefundState, RefundDecision>>> = {
  toReturn: "return",
  refunding: "refunding",
  refused: "refused",
  refunded: "refunded",
};

/** Moves a refund to a state, notes who did it and tells the shopper what was decided. */
export const moveRefund = async (
  tx: Transaction,
  row: Pick<RefundRow, "id">,
  state: RefundState,
  who: OrderActor,
  now: Date,
  change: Partial<typeof refund.$inferInsert> = {},
): Promise<void> => {
  const status = refundStates[state];
  const [moved] = await tx
    .update(refund)
    .set({ status, ...change })
    .where(eq(refund.id, row.id))
    .returning();
  const decision = mailed[state];
  if (moved && decision) await mailRefund(tx, moved, decision, now);
  await tx.insert(refundHistory).values({ refundId: row.id, status, who, createdAt: now });
};

/** What is left to say of an order once none of its refunds is running: all of it was given back, or it goes on. */
export const statusWithoutRefund = async (
  tx: Transaction,
  order: MerchantRow,
  now: Date,
): Promise<Partial<Pick<MerchantRow, "refundStatus" | "status" | "shippedAt">>> => {
  const lines = await tx
    .select()
    .from(orderLine)
    .where(eq(orderLine.merchantOrderId, order.id))
    .orderBy(asc(orderLine.id));
  if (lines.every(({ refunded, quantity }) => refunded === quantity))
    return { refundStatus: refundStatus.refunded };
  // What was still to be sent is refunded, and the rest is on its way already.
  const isAllSent = lines.every(({ sent, unsent, quantity }) => sent + unsent === quantity);
  if (order.status === orderStatus.toShip && isAllSent)
    return { refundStatus: refundStatus.none, status: orderStatus.toReceive, shippedAt: now };
  return { refundStatus: refundStatus.none };
};
