import { and, eq } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { parcel } from "../../database/schema/shipping.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { merchantOrdersOf, type OrderOwner } from "../orders/find-orders.ts";
import { courierProviderOf } from "../../shipping/couriers/provider.ts";
import { refused } from "./master-order-transitions.ts";
import { checkedNumber } from "./ship-order.ts";

/**
 * Corrects courier and number of a parcel that has not arrived, and restarts its tracking.
 * @throws Failure 404 if it isn't a parcel of the owner's shops, 400 for an invalid number
 */
export const correctParcel = (
  { db, clock, config }: Pick<AppContext, "db" | "clock" | "config">,
  actor: Actor,
  owner: OrderOwner,
  input: { parcelId: number; deliveryCode: string; deliveryId: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const [found] = await tx
      .select({ parcel, order: merchantOrder })
      .from(parcel)
      .innerJoin(merchantOrder, eq(merchantOrder.id, parcel.merchantOrderId))
      .where(and(eq(parcel.id, input.parcelId), merchantOrdersOf(owner)))
      .for("no key update");
    if (!found) throw notFound();
    const { parcel: before, order } = found;
    if (before.deliveryType !== "express" || before.deliveredAt !== null) throw refused();
    const { courierCode, courierName, trackingNumber } = await checkedNumber(
      tx,
      input.deliveryCode,
      input.deliveryId,
      before.courierCode,
    );
    const askAt = courierProviderOf({ config }) ? now : null;
    await tx
      .update(parcel)
      .set({ courierCode, trackingNumber, state: 0, track: [], askAt })
      .where(eq(parcel.id, before.id));
    if (order.deliveryId === before.trackingNumber)
      await tx
        .update(merchantOrder)
        .set({ deliveryName: courierName, deliveryCode: courierCode, deliveryId: trackingNumber })
        .where(eq(merchantOrder.id, order.id));
    const act = {
      merchantId: order.merchantId,
      action: "parcel.correct",
      subject: order.orderNo,
      before: { courierCode: before.courierCode, trackingNumber: before.trackingNumber },
      after: { courierCode, trackingNumber },
    };
    await recordAudit(tx, actor, act, now);
  });
