import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from "drizzle-orm/pg-core";
import { account } from "./accounts.ts";

const moment = () => timestamp({ withTimezone: true });
const count = () => integer().notNull().default(0);

/** Totals of a shopper's points ledger. Check constraints keep them consistent (rule 6). */
export const pointBalance = pgTable(
  "point_balance",
  {
    accountId: integer()
      .primaryKey()
      .references(() => account.id, { onDelete: "cascade" }),
    /** Usable now. */
    current: count(),
    /** Earned, usable once the after-sale days are over. */
    frozen: count(),
    spent: count(),
    expired: count(),
    /** Spent points that were returned. */
    reversed: count(),
    /** Earned in total, less what refunds debited. */
    accumulated: count(),
  },
  (table) => [
    check(
      "point_balance_sums",
      sql`current >= 0 and frozen >= 0 and spent >= 0 and expired >= 0 and reversed >= 0 and reversed <= spent
        and accumulated = current + frozen + spent + expired - reversed`,
    ),
    check("point_balance_account", sql`${table.accountId} > 0`),
  ],
);

/** Points that an order took from one lot (id of its `point_entry`). */
export interface SpentLot {
  readonly id: number;
  readonly amount: number;
}

/** `earn`, `return` and `grant` are credits, the others debits. */
export type PointKind = "earn" | "return" | "grant" | "spend" | "reverse" | "expire";

/** One movement of points. A credit is also a lot; the oldest lots are spent first. */
export const pointEntry = pgTable(
  "point_entry",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer()
      .notNull()
      .references(() => account.id, { onDelete: "cascade" }),
    kind: text().$type<PointKind>().notNull(),
    amount: integer().notNull(),
    /** Money that the points paid for, or that was returned as points. */
    value: numeric(),
    /** Usable points after it. */
    balance: integer().notNull(),
    /** The order: PT… if points pay, SH… if they are earned. */
    orderNo: text(),
    /** The cause, unique per kind: an order, a refund (RE…), the lot that expired. */
    link: text().notNull(),
    /** Remaining points of a credit. */
    remaining: integer().notNull().default(0),
    /** Lots that a `spend` took points from, in that order; null in entries older than this column. */
    lots: jsonb().$type<readonly SpentLot[]>(),
    /** 2 frozen, 3 done, 4 void (debited entirely). */
    status: smallint().notNull().default(3),
    thawsAt: moment(),
    expiresAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [
    unique("point_entry_once").on(table.kind, table.link),
    check("point_entry_amount", sql`${table.amount} > 0 and ${table.balance} >= 0`),
    check("point_entry_remaining", sql`${table.remaining} between 0 and ${table.amount}`),
    check("point_entry_status", sql`${table.status} between 2 and 4`),
    index("point_entry_account").on(table.accountId, table.id.desc().nullsFirst()),
    index("point_entry_order").on(table.orderNo),
    index("point_entry_lots")
      .on(table.accountId, table.expiresAt)
      .where(sql`remaining > 0`),
    index("point_entry_frozen")
      .on(table.thawsAt)
      .where(sql`status = 2`),
    index("point_entry_expiry")
      .on(table.expiresAt)
      .where(sql`status = 3 and remaining > 0`),
  ],
);
