import type { Arrival } from "@carmine/api/contract";
import { asc, eq, inArray } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { courier, parcel, parcelLine } from "../../database/schema/shipping.ts";
import { dayIn } from "../../shared/shop-time.ts";
import { deliveryDates } from "../delivery/delivery-dates.ts";
import { listDeliveryTimes } from "../delivery/delivery-times.ts";
import { nearestEntry } from "../freight/places.ts";

export type ParcelRow = typeof parcel.$inferSelect;

export interface ParcelWithLines extends ParcelRow {
  /** Null for a parcel without a courier, or with a removed one. */
  readonly courier: Pick<typeof courier.$inferSelect, "name" | "trackUrl"> | null;
  readonly lines: readonly { readonly orderLineId: number; readonly quantity: number }[];
  /** Expected days of arrival; null if not requested or if the shop states no delivery time for the country. */
  readonly arrival: Arrival | null;
}

/** Parcels of a merchant order, oldest first. */
export const parcelsOf = async (db: Queryable, merchantOrderId: number): Promise<ParcelWithLines[]> => {
  const parcels = await db
    .select({ row: parcel, courier: { name: courier.name, trackUrl: courier.trackUrl } })
    .from(parcel)
    .leftJoin(courier, eq(courier.code, parcel.courierCode))
    .where(eq(parcel.merchantOrderId, merchantOrderId))
    .orderBy(asc(parcel.id));
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ row }) => row.id);
  const lines = await db
    .select()
    .from(parcelLine)
    .where(inArray(parcelLine.parcelId, ids))
    .orderBy(asc(parcelLine.orderLineId));
  const byParcel = Map.groupBy(lines, ({ parcelId }) => parcelId);
  return parcels.map(({ row, courier: company }) => ({
    ...row,
    courier: company,
    lines: byParcel.get(row.id) ?? [],
    arrival: null,
  }));
};

/** Parcels of a merchant order with their expected days of arrival. */
export const parcelsWithArrival = async (
  { db, config }: Pick<AppContext, "db" | "config">,
  merchantOrderId: number,
): Promise<ParcelWithLines[]> => {
  const parcels = await parcelsOf(db, merchantOrderId);
  const [order] = await db
    .select({ merchantId: merchantOrder.merchantId, country: merchantOrder.country })
    .from(merchantOrder)
    .where(eq(merchantOrder.id, merchantOrderId));
  if (!order) return parcels;
  const known = await listDeliveryTimes(db, order.merchantId);
  const byPlace = Object.fromEntries(known.map((times) => [times.country, times]));
  const times = nearestEntry(byPlace, order.country ?? undefined);
  if (!times) return parcels;
  return parcels.map((row) => ({
    ...row,
    arrival: deliveryDates({ ...times, handlingDays: 0 }, dayIn(config.timeZone, row.createdAt)),
  }));
};
