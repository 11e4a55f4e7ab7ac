import type { DataOf, payResult } from "@carmine/api/contract";
import { and, desc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { orderHistory } from "../database/schema/order-history.ts";
import type { TextKey } from "../http/messages.ts";
import type { PayableOrder, PaymentRow } from "./payments.ts";

/** The result of an order's payments, as shoppers and clients read it. */
export type PaymentOutcome = Pick<DataOf<typeof payResult>, "status" | "reason"> & {
  /** Explanation and next step for the shopper. */
  readonly text: TextKey;
};

/** Why the newest returned payment of an order was returned. `applyState` writes the reason to the order's history. */
const returnReason = async (db: Queryable, masterOrderId: number): Promise<"late" | "wrongAmount"> => {
  const [found] = await db
    .select({ event: orderHistory.event })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.masterOrderId, masterOrderId),
        inArray(orderHistory.event, ["lateRefund", "wrongAmountRefund"]),
      ),
    )
    .orderBy(desc(orderHistory.id))
    .limit(1);
  return found?.event === "wrongAmountRefund" ? "wrongAmount" : "late";
};

/**
 * Determines the result of an order's payments. Only the newest payment counts for an order that isn't
 * canceled, because shoppers can pay again after a failure.
 * @param payments newest first
 * @param isProcessing whether a provider reports money in transit
 */
export const readOutcome = async (
  db: Queryable,
  { order, payments }: { order: PayableOrder; payments: readonly PaymentRow[] },
  isProcessing = false,
): Promise<PaymentOutcome> => {
  const [newest] = payments;
  const isReturned = order.cancelledAt
    ? payments.some(({ status }) => status === "returned")
    : newest?.status === "returned";
  const reason = isReturned ? await returnReason(db, order.id) : null;
  if (order.paidAt)
    return { status: "paid", reason, text: reason ? "extraPaymentReturned" : "paymentSucceeded" };
  if (reason) {
    const text = reason === "wrongAmount" ? "paymentOfWrongAmount" : "paymentTooLate";
    return { status: order.cancelledAt ? "cancelled" : "failed", reason, text };
  }
  if (order.cancelledAt) return { status: "cancelled", reason: null, text: "orderIsCancelled" };
  if (isProcessing) return { status: "pending", reason: "processing", text: "paymentProcessing" };
  if (newest?.status === "ended") return { status: "failed", reason: "refused", text: "paymentRefused" };
  return { status: "pending", reason: null, text: "paymentAwaited" };
};
