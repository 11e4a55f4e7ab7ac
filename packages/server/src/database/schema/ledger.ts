import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
import { merchant } from "./merchants.ts";

/**
 * `sale` what the shopper paid, `subsidy` what the marketplace pays for its own coupons and for points,
 * `commission` its fee; `refund`, `subsidyReturn` and `commissionReturn` reverse them; `payout` was paid to
 * the merchant. `dispute` and `externalRefund` are money returned without a refund of ours; `disputeReturn`
 * and `externalRefundReturn` reverse them; `coveredRefund` is the part of a refund already charged by these,
 * so that it's charged once. `payoutReturn` is a payout that the bank returned, and `marketplaceRefund` the
 * share of the marketplace in a refund that it approved at its own cost.
 */
export type LedgerKind =
  | "sale"
  | "subsidy"
  | "commission"
  | "refund"
  | "subsidyReturn"
  | "commissionReturn"
  | "payout"
  | "dispute"
  | "disputeReturn"
  | "externalRefund"
  | "externalRefundReturn"
  | "coveredRefund"
  | "payoutReturn"
  | "marketplaceRefund";

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
    check("ledger_entry_order", sql`(${table.orderNo} is null) = (${table.kind} in ('payout', 'payoutReturn'))`),
    index("ledger_entry_merchant").on(table.merchantId, table.createdAt),
    index("ledger_entry_order").on(table.orderNo),
  ],
);
