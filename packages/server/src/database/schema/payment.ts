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
    /** The provider's id. */
    reference: text().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
    currency: text().notNull(),
    /** `captured` pays the order; `returned` was charged although the order could no longer be paid. */
    status: text().$type<"open" | "captured" | "returned" | "ended">().notNull().default("open"),
    clientSecret: text(),
    redirect: text(),
    /** Sum of our refunds that are due, sent or completed. */
    refunded: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`0`),
    /** Money returned without a refund of ours: in the provider's dashboard, or by a dispute. */
    refundedExternally: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`0`),
    createdAt: moment().notNull(),
    /** When the provider was last queried. */
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
    check("payment_refunded_externally", sql`${table.refundedExternally} between 0 and ${table.amount}`),
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

/**
 * `due` has to be sent; `pending` was accepted by the provider and isn't paid out yet; `succeeded` was paid
 * out; `failed` was accepted but couldn't be paid out; `covered` was returned externally before it was sent;
 * `settled` was paid by the operator in another way.
 */
export type PaymentRefundStatus = "due" | "pending" | "succeeded" | "failed" | "covered" | "settled";

/** A refund of a payment. A failed one is never sent again: a retry is a new row. */
export const paymentRefund = pgTable(
  "payment_refund",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payment.id),
    amount: bigint({ mode: "bigint" }).notNull(),
    /** Part of the amount that isn't sent because it was returned externally. */
    covered: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`0`),
    reason: text().notNull(),
    status: text().$type<PaymentRefundStatus>().notNull().default("due"),
    /** The provider's id of the refund. */
    reference: text(),
    /** The provider's code of the last refusal or failure. */
    code: text(),
    createdAt: moment().notNull(),
    /** When the provider accepted it. */
    sentAt: moment(),
    /** Next attempt, or next query while it is pending. */
    dueAt: moment().notNull(),
    attempts: integer().notNull().default(0),
    /** Counts the provider's refusals; part of the idempotency key, so that each refusal leads to a new key. */
    refusals: integer().notNull().default(0),
  },
  (table) => [
    check("payment_refund_amount", sql`${table.amount} > 0`),
    check("payment_refund_covered", sql`${table.covered} between 0 and ${table.amount}`),
    check(
      "payment_refund_status",
      sql`${table.status} in ('due', 'pending', 'succeeded', 'failed', 'covered', 'settled')`,
    ),
    index("payment_refund_payment").on(table.paymentId),
    index("payment_refund_open")
      .on(table.dueAt)
      .where(sql`status in ('due', 'pending')`),
  ],
);

/** A dispute (chargeback) that the shopper's bank opened at the provider. Amounts are minor units. */
export const paymentDispute = pgTable(
  "payment_dispute",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payment.id),
    /** The provider's id of the dispute. */
    reference: text().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
    reason: text().notNull(),
    status: text().$type<"open" | "won" | "lost">().notNull(),
    /** Whether the provider has withdrawn the amount from the marketplace's balance, and reinstated it. */
    funds: text().$type<"none" | "withdrawn" | "reinstated">().notNull(),
    createdAt: moment().notNull(),
    closedAt: moment(),
  },
  (table) => [
    unique("payment_dispute_reference").on(table.paymentId, table.reference),
    check("payment_dispute_status", sql`${table.status} in ('open', 'won', 'lost')`),
    check("payment_dispute_funds", sql`${table.funds} in ('none', 'withdrawn', 'reinstated')`),
    check("payment_dispute_amount", sql`${table.amount} > 0`),
  ],
);

/** A refund that was made without us, such as in the provider's dashboard. */
export const externalRefund = pgTable(
  "external_refund",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payment.id),
    /** The provider's id of the refund. */
    reference: text().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
    createdAt: moment().notNull(),
    /** When the provider reported that it couldn't be paid out. */
    failedAt: moment(),
  },
  (table) => [
    unique("external_refund_reference").on(table.paymentId, table.reference),
    check("external_refund_amount", sql`${table.amount} > 0`),
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

/** Refunds made by the sandbox, by our id. */
export const sandboxRefund = pgTable("sandbox_refund", {
  key: text().primaryKey(),
  intentId: text()
    .notNull()
    .references(() => sandboxIntent.id),
  amount: bigint({ mode: "bigint" }).notNull(),
  status: text().$type<"pending" | "succeeded" | "failed">().notNull().default("succeeded"),
});
