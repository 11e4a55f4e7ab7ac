import type { LedgerKind } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { check, index, integer, numeric, pgTable, text, timestamp, unique } from "drizzle-orm/pg-core";
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
