import type { OrderActor } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { merchant } from "./merchants.ts";
import { merchantOrder, orderLine } from "./ordering.ts";
import { paymentRefund } from "./payment.ts";

const moment = () => timestamp({ withTimezone: true });

/** A request to refund units of a merchant order (RE…), with the contract's states. */
export const refund = pgTable(
  "refund",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    refundNo: text().notNull().unique("refund_no"),
    merchantOrderId: integer()
      .notNull()
      .references(() => merchantOrder.id),
    accountId: integer()
      .notNull()
      .references(() => account.id),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id),
    /**
     * Contract numbers: 0 applied, 1 refused, 2 refunding, 3 refunded, 4 to return, 5 returning, 6 withdrawn.
     */
    status: smallint().notNull().default(0),
    /** Whether the items have to be sent back first. */
    withReturn: boolean().notNull(),
    /** Whether the units were never sent, so that they return to stock. */
    isUnsent: boolean().notNull(),
    /** An amount that staff chose, for example for a late delivery: its units keep their state and stay refundable. */
    isGoodwill: boolean().notNull().default(false),
    pieces: integer().notNull(),
    total: numeric().notNull(),
    /** Value of the points that paid for a part of it. */
    points: numeric().notNull(),
    reason: text().notNull(),
    remark: text().notNull(),
    /** Picture keys. */
    pictures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    refusal: text(),
    /** When the shopper asked the marketplace to decide about the refusal, with words and picture keys. */
    escalatedAt: moment(),
    escalation: text(),
    escalationPictures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** When the marketplace decided about the refusal, and the reason that both sides read. */
    reviewedAt: moment(),
    reviewNote: text(),
    /** Whether the marketplace pays for the refund instead of the shop. */
    isAtMarketplaceCost: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    /** Deadline for sending the items back. */
    returnBy: moment(),
    returnCourier: text(),
    returnNumber: text(),
    returnPhone: text(),
    endedAt: moment(),
    /** When the provider reported that the payout failed; null again after a retry. */
    failedAt: moment(),
    /** The refund at the provider; null if points had paid for all of it. */
    paymentRefundId: integer().references(() => paymentRefund.id),
  },
  (table) => [
    check("refund_status", sql`${table.status} between 0 and 6`),
    check("refund_amounts", sql`${table.pieces} > 0 and ${table.total} >= 0 and ${table.points} >= 0`),
    check("refund_pictures", sql`cardinality(${table.pictures}) <= 5`),
    check("refund_unsent", sql`not (${table.isUnsent} and ${table.withReturn})`),
    check("refund_refusal", sql`${table.status} <> 1 or ${table.refusal} is not null`),
    index("refund_order").on(table.merchantOrderId),
    index("refund_account").on(table.accountId, table.id.desc().nullsFirst()),
    index("refund_merchant").on(table.merchantId, table.id.desc().nullsFirst()),
    index("refund_disputed")
      .on(table.escalatedAt)
      .where(sql`escalated_at is not null`),
    index("refund_running")
      .on(table.status)
      .where(sql`status in (2, 4)`),
  ],
);

export const refundLine = pgTable(
  "refund_line",
  {
    refundId: integer()
      .notNull()
      .references(() => refund.id),
    orderLineId: integer()
      .notNull()
      .references(() => orderLine.id),
    quantity: integer().notNull(),
    /** Money and points value of these units. */
    total: numeric().notNull(),
    points: numeric().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderLineId] }),
    check("refund_line_amounts", sql`${table.quantity} > 0 and ${table.total} >= 0 and ${table.points} >= 0`),
    index("refund_line_order_line").on(table.orderLineId),
  ],
);

/** Every step of a refund: actor, time, new state. */
export const refundHistory = pgTable(
  "refund_history",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    refundId: integer()
      .notNull()
      .references(() => refund.id),
    status: smallint().notNull(),
    who: text().$type<OrderActor>().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("refund_history_refund").on(table.refundId, table.id)],
);
