import { orderStateOf } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import type { OrderEvent } from "../database/schema/order-history.ts";
import { merchantOrder } from "../database/schema/ordering.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";
import { transitionStateOf, recordOrderEvent } from "../ordering/transitions/lock-merchant-order.ts";
import { fromMinor, minorDigits } from "../shared/money.ts";
import type { PaymentRow } from "./payments.ts";

interface ShopNews {
  readonly event: OrderEvent;
  readonly notice: "shopDisputed" | "shopDisputeWon" | "shopDisputeLost" | "shopExternalRefund";
  /** Minor units. */
  readonly amount: bigint;
}

/** Adds an event to the history of a payment's orders and notifies the staff of their shops. */
export const notifyShops = async (
  tx: Transaction,
  { masterOrderId, currency }: PaymentRow,
  { event, notice, amount }: ShopNews,
  now: Date,
): Promise<void> => {
  const orders = await tx.select().from(merchantOrder).where(eq(merchantOrder.masterOrderId, masterOrderId));
  for (const order of orders) {
    const state = orderStateOf(transitionStateOf(order));
    await recordOrderEvent(tx, order, {
      event,
      fromState: state,
      toState: state,
      who: "provider",
      createdAt: now,
    });
    const { orderNo, merchantId } = order;
    const values = { orderNo, amount: fromMinor(amount, minorDigits(currency)) };
    await notifyStaff(tx, { merchantId, kind: notice, values, page: `orders/${orderNo}`, at: now });
  }
};
