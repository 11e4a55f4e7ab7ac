import { allowedOrderAction, Code, type OrderActionName, type OrderActor } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { merchantOrder, orderHistory, type OrderEvent } from "../../database/schema/ordering.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { merchantOrdersOf, type OrderOwner } from "../orders/find-orders.ts";
import { refused } from "./master-order-transitions.ts";

type MerchantRow = typeof merchantOrder.$inferSelect;

export const markOfOrder = ({ paidAt, status, refundStatus, paymentHold }: MerchantRow) => ({
  paid: paidAt !== null,
  status,
  refundStatus,
  paymentHold,
});

/**
 * Locks a merchant order: shipping, receipt, refunds and the clock wait for each other here.
 * @throws Failure 404 where it doesn't exist, isn't the owner's, or was deleted by its shopper who asks for it
 */
export const lockMerchantOrder = async (
  tx: Transaction,
  owner: OrderOwner,
  orderNo: string,
): Promise<MerchantRow> => {
  const [found] = await tx
    .select()
    .from(merchantOrder)
    .where(and(eq(merchantOrder.orderNo, orderNo), merchantOrdersOf(owner)))
    .for("no key update");
  if (!found || ("accountId" in owner && found.hiddenAt !== null)) throw notFound();
  return found;
};

/** Why a held order refuses what it would allow otherwise. */
const holdTexts = { disputed: "orderDisputed", refundedExternally: "orderRefundedExternally" } as const;

/** @throws Failure where the transition table doesn't let this actor do this now; it names the hold of a held order */
export const requireAction = (action: OrderActionName, order: MerchantRow, actor: OrderActor): void => {
  const mark = markOfOrder(order);
  if (allowedOrderAction(action, mark, actor)) return;
  if (mark.paymentHold && allowedOrderAction(action, { ...mark, paymentHold: null }, actor))
    throw new Failure(Code.failure, holdTexts[mark.paymentHold]);
  throw refused();
};

/** Writes what happened to a merchant order into its history. */
export const noteEvent = async (
  tx: Transaction,
  order: Pick<MerchantRow, "id" | "masterOrderId">,
  entry: {
    event: OrderEvent;
    fromState: typeof orderHistory.$inferInsert.fromState;
    toState: typeof orderHistory.$inferInsert.toState;
    who: OrderActor;
    note?: string | null;
    createdAt: Date;
  },
): Promise<void> => {
  await tx
    .insert(orderHistory)
    .values({ masterOrderId: order.masterOrderId, merchantOrderId: order.id, ...entry });
};
