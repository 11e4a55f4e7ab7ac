import { Code, refundStates } from "@carmine/api/contract";
import { and, eq, inArray, sum as sumOf } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { refund, refundLine } from "../database/schema/after-sale.ts";
import { Failure } from "../http/envelope/failure.ts";
import type { LineRow } from "../ordering/orders/order-rows.ts";
import { allot, fromMinor, sum, toMinor, type Minor } from "../shared/money.ts";
import type { RefundPart, RefundUnit } from "./refund-lines.ts";

/** A line with the money of it that is neither refunded nor part of an undecided request. */
export interface GoodwillLimit {
  readonly line: LineRow;
  readonly left: Minor;
}

const { applied, toReturn, returning } = refundStates;

/** Reads the amount of each order line that remains for goodwill refunds. */
export const goodwillLimits = async (
  db: Queryable,
  lines: readonly LineRow[],
  { digits }: RefundUnit,
): Promise<GoodwillLimit[]> => {
  const rows = await db
    .select({ lineId: refundLine.orderLineId, total: sumOf(refundLine.total) })
    .from(refundLine)
    .innerJoin(refund, eq(refund.id, refundLine.refundId))
    .where(
      and(
        inArray(
          refundLine.orderLineId,
          lines.map(({ id }) => id),
        ),
        inArray(refund.status, [applied, toReturn, returning]),
      ),
    )
    .groupBy(refundLine.orderLineId);
  const requested = new Map(rows.map(({ lineId, total }) => [lineId, toMinor(total ?? "0", digits)]));
  return lines.map((line) => ({
    line,
    left: toMinor(line.total, digits) - toMinor(line.refundedTotal, digits) - (requested.get(line.id) ?? 0n),
  }));
};

/**
 * Highest goodwill refund: the sum of the remaining amounts.
 * @param limits of all lines of the order
 */
export const goodwillLimit = (limits: readonly GoodwillLimit[], { step }: RefundUnit): Minor =>
  sum(limits.map(({ left }) => left / step)) * step;

/**
 * Splits a goodwill refund over the lines of an order, in proportion to their remaining amounts.
 * @param amount decimal text
 * @throws Failure 400 for zero, more than the remaining amount, or an amount that the payment's provider can't refund
 */
export const goodwillParts = (
  limits: readonly GoodwillLimit[],
  amount: string,
  unit: RefundUnit,
): RefundPart[] => {
  const { digits, step } = unit;
  const wanted = toMinor(amount, digits);
  const most = goodwillLimit(limits, unit);
  if (wanted <= 0n || wanted > most)
    throw new Failure(Code.badRequest, "refundAmountTooHigh", { amount: fromMinor(most, digits) });
  if (wanted % step !== 0n || Number(fromMinor(wanted, digits)) !== Number(amount))
    throw new Failure(Code.badRequest, "refundAmountStep", { amount: fromMinor(step, digits) });
  const totals = allot(
    wanted / step,
    limits.map(({ left }) => left / step),
  );
  return limits.flatMap(({ line }, index) => {
    const total = (totals[index] ?? 0n) * step;
    return total === 0n ? [] : [{ line, quantity: line.quantity, total, points: 0n }];
  });
};
