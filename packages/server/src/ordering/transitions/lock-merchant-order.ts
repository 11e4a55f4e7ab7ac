import { allowedOrderAction, Code, type OrderActionName, type OrderActor } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { orderHistory, type OrderEvent } from "../../database/schema/order-history.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { merchantOrdersOf, type OrderOwner } from "../orders/find-orders.ts";
import { refused } from "./master-order-transitions.ts";

type MerchantRow = typeof merchantOrder.$inferSelect;

export const transitionStateOf = ({ paidAt, status, refundStatus, paymentHold, heldAt }: MerchantRow) => ({
  paid: paidAt !== null,
  status,
  refundStatus,
  paymentHold,
  isHeld: heldAt !== null,
});

/**
 * Locks a merchant order, which serializes shipping, receipt, refunds and scheduled jobs.
 * @throws Failure 404 if it doesn't exist, isn't the owner's, or was deleted by the requesting shopper
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

/** Why an order on hold refuses an otherwise allowed action. */
const holdTexts = { disputed: "orderDisputed", refundedExternally: "orderRefundedExternally" } as const;

/**
 * @throws Failure if the transition table doesn't allow this actor the action now; names the hold of an order
 * on hold
 */
export const requireAction = (action: OrderActionName, order: MerchantRow, actor: OrderActor): void => {
  const state = transitionStateOf(order);
  if (allowedOrderAction(action, state, actor)) return;
  if (state.paymentHold && allowedOrderAction(action, { ...state, paymentHold: null }, actor))
    throw new Failure(Code.failure, holdTexts[state.paymentHold]);
  if (state.isHeld && allowedOrderAction(action, { ...state, isHeld: false }, actor))
    throw new Failure(Code.failure, "orderHeld");
  throw refused();
};

/** Writes an event into the history of a merchant order. */
export const recordOrderEvent = async (
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
