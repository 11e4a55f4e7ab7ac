import type { OrderActor, OrderState } from "@carmine/api/contract";
import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { masterOrder, merchantOrder } from "./ordering.ts";

export type OrderEvent =
  | "created"
  | "settled"
  | "cancelled"
  | "expired"
  | "addressChanged"
  | "parcelSent"
  | "shipped"
  | "delivered"
  | "received"
  | "autoReceived"
  | "hidden"
  | "lateRefund"
  | "wrongAmountRefund"
  | "refundApplied"
  | "refundAgreed"
  | "returnAgreed"
  | "refundRefused"
  | "refundEscalated"
  | "refundUpheld"
  | "refundWithdrawn"
  | "returnOverdue"
  | "returnSent"
  | "returnReceived"
  | "refunded"
  | "refundFailed"
  | "refundRetried"
  | "externalRefund"
  | "disputed"
  | "disputeWon"
  | "disputeLost";

/** Every transition of an order (rule 3). Without a merchant order it applies to all of them. */
export const orderHistory = pgTable(
  "order_history",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    masterOrderId: integer()
      .notNull()
      .references(() => masterOrder.id),
    merchantOrderId: integer().references(() => merchantOrder.id),
    event: text().$type<OrderEvent>().notNull(),
    fromState: text().$type<OrderState>(),
    toState: text().$type<OrderState>().notNull(),
    who: text().$type<OrderActor>().notNull(),
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("order_history_order").on(table.masterOrderId, table.id)],
);
