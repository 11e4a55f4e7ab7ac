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
import { refund, refundHistory, refundLine } from "../database/schema/after-sale.ts";
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

/** Condition on refunds. A shopper's refund stays visible after the order was removed from the list. */
export const refundsOf = (owner: OrderOwner): SQL | undefined => {
  if ("accountId" in owner) return eq(refund.accountId, owner.accountId);
  if ("shopIds" in owner) return inArray(refund.merchantId, [...owner.shopIds]);
  if ("isOperator" in owner) return undefined;
  throw new Error("A guest's identity gives access to orders, not refunds");
};

/**
 * Locks a refund and its order. Like every change of an order, it locks the order first.
 * @throws Failure 404 if it doesn't exist or isn't the owner's
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

/** @throws Failure if the state table doesn't allow this actor to take the action now */
export const requireRefundAction = (action: RefundActionName, row: RefundRow, actor: OrderActor): void => {
  if (!mayRefund(action, refundStateOf(row.status), actor)) throw refused();
};

/** States that the shopper is mailed about. */
const mailed: Readonly<Partial<Record<RefundState, RefundDecision>>> = {
  toReturn: "return",
  refunding: "refunding",
  refused: "refused",
  refunded: "refunded",
};

/** Moves a refund to a state, records the actor and notifies the shopper of a decision. */
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

/** Marks a refund whose payout failed and mails the shopper. Its status is "refunding" again. */
export const markRefundFailed = async (tx: Transaction, row: RefundRow, now: Date): Promise<void> => {
  await tx
    .update(refund)
    .set({ status: refundStates.refunding, failedAt: now, endedAt: null })
    .where(eq(refund.id, row.id));
  await mailRefund(tx, row, "failed", now);
};

/** State of an order without an open refund: refunded in full, or continuing. */
const statusWithoutRefund = async (
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
  // All unsent units are refunded, and the rest is already in transit.
  const isAllSent = lines.every(({ sent, unsent, quantity }) => sent + unsent === quantity);
  if (order.status === orderStatus.toShip && isAllSent)
    return { refundStatus: refundStatus.none, status: orderStatus.toReceive, shippedAt: now };
  return { refundStatus: refundStatus.none };
};

/**
 * Computes the `refundStatus` of an order from its refunds of units: applied while one waits for a decision or for
 * items, refunding while money is in transit, otherwise as without refunds.
 * @returns the updated order
 */
export const updateRefundStatus = async (
  tx: Transaction,
  order: MerchantRow,
  now: Date,
): Promise<MerchantRow> => {
  const { applied, toReturn, returning, refunding } = refundStates;
  const rows = await tx
    .selectDistinct({ status: refund.status })
    .from(refund)
    .where(
      and(
        eq(refund.merchantOrderId, order.id),
        eq(refund.isGoodwill, false),
        inArray(refund.status, [applied, toReturn, returning, refunding]),
      ),
    );
  const isUndecided = rows.some(({ status }) => status !== refunding);
  const open = isUndecided ? refundStatus.applied : refundStatus.refunding;
  const change = rows.length > 0 ? { refundStatus: open } : await statusWithoutRefund(tx, order, now);
  await tx.update(merchantOrder).set(change).where(eq(merchantOrder.id, order.id));
  return { ...order, ...change };
};

/** Releases the lines of a request that ended without money, so that they can be requested again. */
export const releaseLines = async (tx: Transaction, { id }: Pick<RefundRow, "id">): Promise<void> => {
  const lines = tx.select({ id: refundLine.orderLineId }).from(refundLine).where(eq(refundLine.refundId, id));
  await tx.update(orderLine).set({ requested: 0 }).where(inArray(orderLine.id, lines));
};
