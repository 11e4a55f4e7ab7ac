import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, smallint, text, timestamp, unique } from "drizzle-orm/pg-core";
import { masterOrder, merchantOrder } from "./ordering.ts";

export type OrderMailKind =
  | "placed"
  | "expired"
  | "paymentReturned"
  | "paid"
  | "addressChanged"
  | "shipped"
  | "delivered"
  | "refund"
  | "reviewReminder"
  | "link";

const moment = () => timestamp({ withTimezone: true });

/**
 * An order mail enqueued in the transaction of a transition, and composed shortly after in the recipient's
 * language. Kind and occasion are unique, so that a repeated transition sends it once.
 */
export const orderMail = pgTable(
  "order_mail",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<OrderMailKind>().notNull(),
    /** Its subject: the number of an order, parcel or refund, with the state if there are several. */
    occasion: text().notNull(),
    masterOrderId: integer()
      .notNull()
      .references(() => masterOrder.id),
    /** Null if it is about the whole checkout. */
    merchantOrderId: integer().references(() => merchantOrder.id),
    /** Data that isn't part of the order, such as the courier of a parcel. */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    dueAt: moment().notNull(),
    tries: smallint().notNull().default(0),
    composedAt: moment(),
  },
  (table) => [
    unique("order_mail_occasion").on(table.kind, table.occasion),
    index("order_mail_due")
      .on(table.dueAt)
      .where(sql`composed_at is null`),
  ],
);
