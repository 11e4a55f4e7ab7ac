import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { courier } from "../../database/schema/shipping.ts";

export type CourierRow = typeof courier.$inferSelect;

/** Courier companies that can be chosen for a new parcel, in order. */
export const openCouriers = (db: Queryable): Promise<CourierRow[]> =>
  db.select().from(courier).where(eq(courier.isOpen, true)).orderBy(asc(courier.sort), asc(courier.id));

export const courierOf = async (db: Queryable, code: string): Promise<CourierRow | undefined> => {
  const [found] = await db.select().from(courier).where(eq(courier.code, code));
  return found;
};
