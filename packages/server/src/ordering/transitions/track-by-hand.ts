import { Code, type WireLocale } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { parcel, type TrackStep } from "../../database/schema/shipping.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { recordDelivery } from "../../shipping/tracking/record-delivery.ts";
import { sortSteps } from "../../shipping/tracking/sort-steps.ts";
import { merchantOrdersOf, type OrderOwner } from "../orders/find-orders.ts";
import { refused } from "./master-order-transitions.ts";

type Ctx = Pick<AppContext, "db" | "clock">;

/** @throws Failure 404 if it isn't a parcel of the owner's orders; if it has arrived */
const lockMovingParcel = async (tx: Transaction, owner: OrderOwner, parcelId: number) => {
  const [found] = await tx
    .select({ parcel, order: merchantOrder })
    .from(parcel)
    .innerJoin(merchantOrder, eq(merchantOrder.id, parcel.merchantOrderId))
    .where(and(eq(parcel.id, parcelId), merchantOrdersOf(owner)))
    .for("no key update");
  if (!found) throw notFound();
  if (found.parcel.deliveredAt !== null) throw refused();
  return found;
};

/**
 * Marks one parcel as delivered, for couriers without tracking. The last one of an order mails the shopper.
 * @throws Failure 404 if it isn't a parcel of the owner's orders; if it has arrived
 */
export const confirmParcel = (
  { db, clock }: Ctx,
  actor: Actor,
  owner: OrderOwner,
  parcelId: number,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { order } = await lockMovingParcel(tx, owner, parcelId);
    await tx.update(parcel).set({ state: 3, deliveredAt: now, askAt: null }).where(eq(parcel.id, parcelId));
    await recordDelivery(tx, order.id, actor.role, now);
    const act = {
      merchantId: order.merchantId,
      action: "parcel.arrive",
      subject: order.orderNo,
      after: { parcels: [parcelId] },
    };
    await recordAudit(tx, actor, act, now);
  });

export interface StepInput {
  readonly parcelId: number;
  readonly text: string;
  readonly place?: string | null | undefined;
  /** Default: now. */
  readonly at?: Date | undefined;
}

/**
 * Adds a tracking step to a parcel that is on its way; the shopper sees it.
 * @throws Failure 404 if it isn't a parcel of the owner's orders, 400 for a time in the future or before the parcel was
 * shipped; if it has arrived
 */
export const addTrackingStep = (
  { db, clock }: Ctx,
  actor: Actor,
  owner: OrderOwner,
  { parcelId, text, place, at }: StepInput,
  locale: WireLocale,
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { parcel: before, order } = await lockMovingParcel(tx, owner, parcelId);
    const time = at ?? now;
    if (time > now || time < before.createdAt) throw new Failure(Code.badRequest, "trackingTimeWrong");
    const step: TrackStep = {
      at: time.toISOString(),
      text: { en: text, [locale]: text },
      ...(place ? { place } : {}),
      isByHand: true,
    };
    await tx
      .update(parcel)
      .set({ track: sortSteps([...before.track, step]), state: before.state === 0 ? 2 : before.state })
      .where(eq(parcel.id, parcelId));
    const act = {
      merchantId: order.merchantId,
      action: "parcel.track",
      subject: order.orderNo,
      after: { parcelId, at: step.at, text, place: place ?? null },
    };
    await recordAudit(tx, actor, act, now);
  });
