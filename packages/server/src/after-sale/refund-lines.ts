import { Code, orderStateOf, type ApplyRefundLines } from "@carmine/api/contract";
import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { orderLine } from "../database/schema/ordering.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { requestablePieces } from "../ordering/orders/after-sale-fields.ts";
import { toMinor, type Minor } from "../shared/money.ts";
import { refundOfPieces } from "./refund-amounts.ts";

type LineRow = typeof orderLine.$inferSelect;

/** Pieces of a line with what they give back. */
export interface RefundPart {
  readonly line: LineRow;
  readonly quantity: number;
  readonly total: Minor;
  readonly points: Minor;
}

export const linesOfOrder = (db: Queryable, merchantOrderId: number): Promise<LineRow[]> =>
  db
    .select()
    .from(orderLine)
    .where(eq(orderLine.merchantOrderId, merchantOrderId))
    .orderBy(asc(orderLine.id));

export const partOf = (line: LineRow, quantity: number, digits: number): RefundPart => ({
  line,
  quantity,
  ...refundOfPieces(
    {
      quantity: line.quantity,
      refunded: line.refunded,
      total: toMinor(line.total, digits),
      points: toMinor(line.points, digits),
    },
    quantity,
  ),
});

/** Whether the pieces that are left were sent, by the state of their order. */
export const isOrderSent = (order: { paidAt: Date | null; status: number }): boolean =>
  orderStateOf({ paid: order.paidAt !== null, status: order.status }) !== "toShip";

/**
 * The pieces that a refund is for: those that are named, or all that can still be given back.
 * @throws Failure 404 for a line of another order, 400 for more pieces than are left or none at all; if another request
 * for the line is undecided
 */
export const partsOf = (
  lines: readonly LineRow[],
  isSent: boolean,
  wanted: ApplyRefundLines,
  digits: number,
): RefundPart[] => {
  const parts = wanted
    ? wanted.map(({ orderInfoId, num }) => {
        const line = lines.find(({ id }) => id === orderInfoId);
        if (!line) throw notFound();
        if (line.requested > 0) throw new Failure(Code.failure, "refundInProgress");
        const left = requestablePieces(line, isSent);
        if (num > left) throw new Failure(Code.badRequest, "tooManyPieces", { count: left });
        return partOf(line, num, digits);
      })
    : lines.map((line) => partOf(line, requestablePieces(line, isSent), digits));
  if (!wanted && parts.every(({ quantity }) => quantity === 0))
    throw new Failure(
      Code.failure,
      lines.some(({ requested }) => requested > 0) ? "refundInProgress" : "everythingRefunded",
    );
  const some = parts.filter(({ quantity }) => quantity > 0);
  if (some.length === 0 || new Set(some.map(({ line }) => line.id)).size < some.length)
    throw new Failure(Code.badRequest, "selectItem");
  return some;
};
