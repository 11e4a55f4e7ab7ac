import { asc, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { parcel, parcelLine } from "../../database/schema/shipping.ts";

export type ParcelRow = typeof parcel.$inferSelect;

export interface ParcelWithLines extends ParcelRow {
  readonly lines: readonly { readonly orderLineId: number; readonly quantity: number }[];
}

/** Parcels of a merchant order, oldest first. */
export const parcelsOf = async (db: Queryable, merchantOrderId: number): Promise<ParcelWithLines[]> => {
  const parcels = await db
    .select()
    .from(parcel)
    .where(eq(parcel.merchantOrderId, merchantOrderId))
    .orderBy(asc(parcel.id));
  if (parcels.length === 0) return [];
  const ids = parcels.map(({ id }) => id);
  const lines = await db
    .select()
    .from(parcelLine)
    .where(inArray(parcelLine.parcelId, ids))
    .orderBy(asc(parcelLine.orderLineId));
  const byParcel = Map.groupBy(lines, ({ parcelId }) => parcelId);
  return parcels.map((row) => ({ ...row, lines: byParcel.get(row.id) ?? [] }));
};
