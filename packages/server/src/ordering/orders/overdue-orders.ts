import { and, asc, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { masterOrder } from "../../database/schema/ordering.ts";

/** Numbers of orders past their payment deadline, oldest first. */
export const overdueOrders = async (db: Queryable, now: Date, limit: number): Promise<string[]> => {
  const rows = await db
    .select({ orderNo: masterOrder.orderNo })
    .from(masterOrder)
    .where(
      and(
        isNull(masterOrder.paidAt),
        isNull(masterOrder.cancelledAt),
        sql`${masterOrder.expiresAt} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(masterOrder.expiresAt))
    .limit(limit);
  return rows.map(({ orderNo }) => orderNo);
};
