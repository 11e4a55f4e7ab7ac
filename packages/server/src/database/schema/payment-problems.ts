import type { PaymentProblemKind } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { masterOrder } from "./ordering.ts";
import { payment } from "./payment.ts";

const moment = () => timestamp({ withTimezone: true });

/** A payment or refund that needs the operator's attention. One row per cause until it is resolved. */
export const paymentProblem = pgTable(
  "payment_problem",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<PaymentProblemKind>().notNull(),
    /** Identifies the cause, such as `refund:12` or `dispute:dp_1`. */
    cause: text().notNull(),
    provider: text().notNull(),
    /** The provider's code, such as `balance_insufficient`. */
    code: text(),
    /** The provider's message for the operator. */
    message: text(),
    masterOrderId: integer().references(() => masterOrder.id),
    paymentId: integer().references(() => payment.id),
    /** Number of the refund (RE…). */
    refundNo: text(),
    /** Minor units of `currency`. */
    amount: bigint({ mode: "bigint" }),
    currency: text(),
    /** How often it was recorded while open. */
    occurrences: integer().notNull().default(1),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    resolvedAt: moment(),
    /** The operator's note; null if it was resolved automatically. */
    resolution: text(),
  },
  (table) => [
    uniqueIndex("payment_problem_open_once")
      .on(table.cause)
      .where(sql`resolved_at is null`),
    index("payment_problem_order").on(table.masterOrderId),
    check(
      "payment_problem_kind",
      sql`${table.kind} in ('refundFailed', 'refundRefused', 'dispute', 'externalRefund', 'startRefused')`,
    ),
  ],
);
