import type { LedgerKind } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";
import { merchant } from "./merchants.ts";

/**
 * The merchants' accounts with the marketplace: signed amounts, written with their cause and never changed.
 */
export const ledgerEntry = pgTable(
  "ledger_entry",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id),
    kind: text().$type<LedgerKind>().notNull(),
    /** The merchant order (SH…); null for payouts and returned ones. */
    orderNo: text(),
    /** The cause, unique per kind: an order, a refund (RE…), a payout. */
    link: text().notNull(),
    amount: numeric().notNull(),
    currency: text().notNull(),
    /** Of a payout: the reference of the bank transfer. Of a returned one: the reason. */
    reference: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique("ledger_entry_once").on(table.kind, table.link),
    check(
      "ledger_entry_sign",
      sql`case when ${table.kind} in ('sale', 'subsidy', 'commissionReturn', 'disputeReturn', 'externalRefundReturn', 'coveredRefund', 'payoutReturn', 'marketplaceRefund') then ${table.amount} > 0 else ${table.amount} < 0 end`,
    ),
    check(
      "ledger_entry_order",
      sql`(${table.orderNo} is null) = (${table.kind} in ('payout', 'payoutReturn'))`,
    ),
    index("ledger_entry_merchant").on(table.merchantId, table.createdAt),
    index("ledger_entry_order").on(table.orderNo),
  ],
);

/** A payout that a second person must approve before it is recorded. */
export const payoutRequest = pgTable(
  "payout_request",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    merchantId: integer()
      .notNull()
      .references(() => merchant.id),
    amount: numeric().notNull(),
    currency: text().notNull(),
    /** Reference of the bank transfer; null without one. */
    reference: text(),
    /** Null for the command line. */
    requestedBy: integer().references(() => account.id),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    /** Null while it is waiting. */
    decision: text().$type<"approved" | "declined">(),
    decidedBy: integer().references(() => account.id),
    decidedAt: timestamp({ withTimezone: true }),
    /** Number of the payout (PO…) of an approved one. */
    link: text().unique("payout_request_link"),
    /** Why it was declined. */
    reason: text(),
  },
  (table) => [
    uniqueIndex("payout_request_waiting")
      .on(table.merchantId)
      .where(sql`decision is null`),
    index("payout_request_merchant").on(table.merchantId),
    index("payout_request_requester").on(table.requestedBy),
    index("payout_request_decider").on(table.decidedBy),
    check("payout_request_amount", sql`${table.amount} > 0`),
    check(
      "payout_request_decision",
      sql`(${table.decision} is null) = (${table.decidedAt} is null) and (${table.decision} is not distinct from 'approved') = (${table.link} is not null) and (${table.decision} is not distinct from 'declined') = (${table.reason} is not null)`,
    ),
    check(
      "payout_request_two_people",
      sql`${table.decision} is distinct from 'approved' or (${table.decidedBy} is not null and ${table.decidedBy} is distinct from ${table.requestedBy})`,
    ),
  ],
);
