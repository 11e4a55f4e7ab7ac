import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { orderHistory } from "../../database/schema/order-history.ts";

/** Events of a master order and its merchant orders, or of one merchant order, oldest first. */
export const historyOf = (db: Queryable, masterOrderId: number, merchantOrderId?: number) =>
  db
    .select()
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.masterOrderId, masterOrderId),
        merchantOrderId === undefined
          ? undefined
          : or(isNull(orderHistory.merchantOrderId), eq(orderHistory.merchantOrderId, merchantOrderId)),
      ),
    )
    .orderBy(asc(orderHistory.id));
