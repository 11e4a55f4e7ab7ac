import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { masterOrder } from "./ordering.ts";

const moment = () => timestamp({ withTimezone: true });

/** One attempt to pay a master order through a provider. Amounts are minor units. */
export const payment = pgTable(
  "payment",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    masterOrderId: integer()
      .notNull()
      .references(() => masterOrder.id),
    provider: text().notNull(),
    /** The provider's id of it. */
    reference: text().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
    currency: text().notNull(),
    /** `captured` pays the order; `returned` was charged although the order could no longer be paid. */
    status: text().$type<"open" | "captured" | "returned" | "ended">().notNull().default("open"),
    clientSecret: text(),
    redirect: text(),
    /** Refunded, or planned to be. */
    refunded: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`0`),
    createdAt: moment().notNull(),
    /** When the provider was last asked. */
    askedAt: moment().notNull(),
  },
  (table) => [
    index("payment_order").on(table.masterOrderId),
    unique("payment_reference").on(table.provider, table.reference),
    uniqueIndex("payment_captured_once")
      .on(table.masterOrderId)
      .where(sql`status = 'captured'`),
    uniqueIndex("payment_open_once")
      .on(table.masterOrderId, table.provider)
      .where(sql`status = 'open'`),
    check("payment_status", sql`${table.status} in ('open', 'captured', 'returned', 'ended')`),
    check("payment_refunded", sql`${table.refunded} between 0 and ${table.amount}`),
    index("payment_open")
      .on(table.askedAt)
      .where(sql`status = 'open'`),
  ],
);

/** An event of a payment provider, stored under its id before it is handled. */
export const paymentEvent = pgTable(
  "payment_event",
  {
    provider: text().notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    reference: text(),
    payload: jsonb().notNull(),
    receivedAt: moment().notNull(),
    handledAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index("payment_event_waiting")
      .on(table.receivedAt)
      .where(sql`handled_at is null`),
  ],
);

/** A planned refund; its id is the idempotency key sent to the provider. */
export const paymentRefund = pgTable(
  "payment_refund",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payment.id),
    amount: bigint({ mode: "bigint" }).notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    /** Not before then: a provider that fails is asked again later. */
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    check("payment_refund_amount", sql`${table.amount} > 0`),
    index("payment_refund_payment").on(table.paymentId),
    index("payment_refund_due")
      .on(table.dueAt)
      .where(sql`sent_at is null`),
  ],
);

/** Payments of the sandbox provider; a real provider stores them itself. */
export const sandboxIntent = pgTable(
  "sandbox_intent",
  {
    id: text().primaryKey(),
    orderNo: text().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
    currency: text().notNull(),
    status: text().$type<"open" | "requires_action" | "succeeded" | "cancelled">().notNull().default("open"),
    refunded: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`0`),
    createdAt: moment().notNull(),
  },
  (table) => [check("sandbox_intent_refunded", sql`${table.refunded} between 0 and ${table.amount}`)],
);

/** Refunds that the sandbox has made, by the key they were asked with. */
export const sandboxRefund = pgTable("sandbox_refund", {
  key: text().primaryKey(),
  intentId: text()
    .notNull()
    .references(() => sandboxIntent.id),
  amount: bigint({ mode: "bigint" }).notNull(),
});
