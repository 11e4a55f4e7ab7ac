import { and, eq, isNull } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { parcel } from "../../database/schema/shipping.ts";
import { transaction } from "../../database/transaction.ts";
import { recordDelivery } from "../../shipping/tracking/record-delivery.ts";
import type { OrderOwner } from "../orders/find-orders.ts";
import { lockMerchantOrder } from "./lock-merchant-order.ts";
import { refused } from "./master-order-transitions.ts";

/**
 * Marks the parcels of an order as delivered if no courier reports it.
 * @returns the number of parcels still in transit before
 * @throws Failure 404 if the order isn't the owner's; if none of its parcels is in transit
 */
export const confirmDelivery = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  owner: OrderOwner,
  orderNo: string,
): Promise<number> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const order = await lockMerchantOrder(tx, owner, orderNo);
    const arrived = await tx
      .update(parcel)
      .set({ state: 3, deliveredAt: now, askAt: null })
      .where(and(eq(parcel.merchantOrderId, order.id), isNull(parcel.deliveredAt)))
      .returning({ id: parcel.id });
    if (arrived.length === 0) throw refused();
    await recordDelivery(tx, order.id, actor.role, now);
    const parcels = arrived.map(({ id }) => id);
    const act = {
      merchantId: order.merchantId,
      action: "parcel.arrive",
      subject: orderNo,
      after: { parcels },
    };
    await recordAudit(tx, actor, act, now);
    return arrived.length;
  });
