import { orderStatus, refundStatus } from "@carmine/api/contract";
import { and, asc, eq, isNull, lte, ne } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import type { OrderPlace } from "../../database/schema/order-place.ts";
import { masterOrder, merchantOrder } from "../../database/schema/ordering.ts";
import { parcel } from "../../database/schema/shipping.ts";
import { eachRow } from "../../jobs/each-row.ts";
import { transaction } from "../../database/transaction.ts";
import { CourierUnavailable, type CourierProvider, type Track } from "../couriers/courier.ts";
import { recordDelivery } from "./record-delivery.ts";
import type { ParcelRow } from "./read-parcels.ts";
import { sortSteps } from "./sort-steps.ts";

const minuteMs = 60_000;
const batch = 200;
/** Milliseconds for which a track is fresh while the parcel moves. */
const askEveryMs = 5 * minuteMs;
/** Milliseconds until an unresponsive courier is queried again. */
const retryMs = 15 * minuteMs;

const signed = 3;

/** Whether the order was received or fully refunded, so that tracking can stop. */
const isOver = async (tx: Transaction, merchantOrderId: number): Promise<boolean> => {
  const [order] = await tx
    .select({ status: merchantOrder.status, refundStatus: merchantOrder.refundStatus })
    .from(merchantOrder)
    .where(eq(merchantOrder.id, merchantOrderId));
  return order?.status === orderStatus.finished || order?.refundStatus === refundStatus.refunded;
};

const keepTrack = (
  { db }: Pick<AppContext, "db">,
  { id, merchantOrderId, trackingNumber, track }: ParcelRow,
  { state, steps }: Track,
  now: Date,
): Promise<void> =>
  transaction(db, async (tx) => {
    const last = steps.at(-1);
    const deliveredAt = state === signed ? new Date(last?.at ?? now) : null;
    const isLast = deliveredAt !== null || (await isOver(tx, merchantOrderId));
    const updated = await tx
      .update(parcel)
      .set({
        state,
        track: sortSteps([...steps, ...track.filter(({ isByHand }) => isByHand)]),
        deliveredAt,
        askAt: isLast ? null : new Date(now.getTime() + askEveryMs),
      })
      // A number corrected in the meantime has another track.
      .where(
        and(eq(parcel.id, id), isNull(parcel.deliveredAt), eq(parcel.trackingNumber, trackingNumber ?? "")),
      )
      .returning({ id: parcel.id });
    if (deliveredAt && updated.length > 0) await recordDelivery(tx, merchantOrderId, "system", deliveredAt);
  });

const destinationOf = async (
  { db }: Pick<AppContext, "db">,
  { merchantOrderId }: ParcelRow,
): Promise<OrderPlace | null> => {
  const [order] = await db
    .select({ place: masterOrder.place })
    .from(merchantOrder)
    .innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterOrderId))
    .where(eq(merchantOrder.id, merchantOrderId));
  return order?.place ?? null;
};

/** Queries the courier for a parcel's track and stores it. Without a response, the stored track stays. */
const refreshTrack = async (
  ctx: Pick<AppContext, "db" | "log">,
  provider: CourierProvider,
  row: ParcelRow,
  now: Date,
): Promise<void> => {
  const { courierCode, trackingNumber, createdAt: sentAt } = row;
  if (courierCode === null || trackingNumber === null) return;
  try {
    const destination = await destinationOf(ctx, row);
    const track = await provider.track({ courierCode, trackingNumber, sentAt, destination }, now);
    await keepTrack(ctx, row, track, now);
  } catch (error) {
    if (!(error instanceof CourierUnavailable)) throw error;
    ctx.log.warn({ err: error, parcel: row.id }, "the courier did not respond; the stored track stays");
    const askAt = new Date(now.getTime() + retryMs);
    await ctx.db.update(parcel).set({ askAt }).where(eq(parcel.id, row.id));
  }
};

/** Refreshes outdated tracks of an order before it is shown. */
export const refreshTracksOf = async (
  ctx: Pick<AppContext, "db" | "log" | "clock">,
  provider: CourierProvider | null,
  merchantOrderId: number,
): Promise<void> => {
  if (!provider) return;
  const now = ctx.clock.now();
  const due = await ctx.db
    .select()
    .from(parcel)
    .where(and(eq(parcel.merchantOrderId, merchantOrderId), lte(parcel.askAt, now)));
  for (const row of due) await refreshTrack(ctx, provider, row, now);
};

/** Refreshes outdated tracks of all orders, the oldest first. */
export const refreshTracks = async (
  ctx: Pick<AppContext, "db" | "log" | "clock">,
  provider: CourierProvider,
): Promise<void> => {
  const now = ctx.clock.now();
  const due = await ctx.db
    .select()
    .from(parcel)
    .where(and(lte(parcel.askAt, now), ne(parcel.state, signed)))
    .orderBy(asc(parcel.askAt))
    .limit(batch);
  await eachRow(
    ctx.log,
    "update-tracking",
    due,
    ({ id }) => id,
    (row) => refreshTrack(ctx, provider, row, now),
  );
};
