import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, smallint, text, timestamp, unique } from "drizzle-orm/pg-core";
import { masterOrder, merchantOrder } from "./ordering.ts";

export type OrderMailKind =
  | "placed"
  | "expired"
  | "paymentReturned"
  | "paid"
  | "shipped"
  | "delivered"
  | "refund"
  | "reviewReminder"
  | "link";

const moment = () => timestamp({ withTimezone: true });

/**
 * A mail about an order that a transition asked for, in its transaction. It is composed a moment later, in the
 * receiver's language. Kind and occasion are unique: whatever repeats the transition, the mail goes out once.
 */
export const orderMail = pgTable(
  "order_mail",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<OrderMailKind>().notNull(),
    /** What it is about: the number of an order, parcel or refund, with the state where it has several. */
    occasion: text().notNull(),
    masterOrderId: integer()
      .notNull()
      .references(() => masterOrder.id),
    /** Null where it is about the whole checkout. */
    merchantOrderId: integer().references(() => merchantOrder.id),
    /** What the order itself doesn't say, such as the courier of a parcel. */
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
