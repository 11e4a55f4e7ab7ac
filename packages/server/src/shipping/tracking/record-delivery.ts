import { orderStatus, type OrderActor } from "@carmine/api/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { orderHistory } from "../../database/schema/order-history.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { parcel } from "../../database/schema/shipping.ts";
import { mailDelivered } from "../../messaging/mail/queue-order-mail.ts";

/** Records the arrival of an order's last parcel in its history. */
export const recordDelivery = async (
  tx: Transaction,
  merchantOrderId: number,
  who: OrderActor,
  at: Date,
): Promise<void> => {
  const [order] = await tx
    .select()
    .from(merchantOrder)
    .where(eq(merchantOrder.id, merchantOrderId))
    .for("no key update");
  if (!order || order.status !== orderStatus.toReceive) return;
  const [moving] = await tx
    .select({ id: parcel.id })
    .from(parcel)
    .where(
      and(
        eq(parcel.merchantOrderId, merchantOrderId),
        eq(parcel.deliveryType, "express"),
        isNull(parcel.deliveredAt),
      ),
    )
    .limit(1);
  if (moving) return;
  await mailDelivered(tx, order, at);
  await tx.insert(orderHistory).values({
    masterOrderId: order.masterOrderId,
    merchantOrderId,
    event: "delivered",
    fromState: "toReceive",
    toState: "toReceive",
    who,
    createdAt: at,
  });
};
