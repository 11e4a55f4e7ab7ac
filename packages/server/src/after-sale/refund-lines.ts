import { Code, orderStateOf, type ApplyRefundLines } from "@carmine/api/contract";
import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { orderLine } from "../database/schema/ordering.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { requestableUnits } from "../ordering/orders/after-sale-fields.ts";
import { capturedPayment } from "../payment/refunds.ts";
import { least, minorDigits, toMinor, type Minor } from "../shared/money.ts";
import { chargeStep } from "../shared/provider-currency.ts";
import { refundOfUnits } from "./refund-amounts.ts";

type LineRow = typeof orderLine.$inferSelect;

/** Units of a line with their refund amounts. */
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

/** Rounding of refunds of an order. */
export interface RefundUnit {
  /** ISO 4217 decimals of the currency. */
  readonly digits: number;
  /** Smallest amount that the provider refunds, in minor units. */
  readonly step: Minor;
}

/** Reads the refund unit of an order; it depends on the provider that captured the payment. */
export const readRefundUnit = async (
  db: Queryable,
  masterOrderId: number,
  currency: string,
): Promise<RefundUnit> => {
  const payment = await capturedPayment(db, masterOrderId);
  return { digits: minorDigits(currency), step: payment ? chargeStep(payment.provider, currency) : 1n };
};

/** Units of a line with their refund: at most what goodwill refunds have left of the line. */
export const partOf = (line: LineRow, quantity: number, { digits, step }: RefundUnit): RefundPart => {
  const paid = toMinor(line.total, digits);
  const { total, points } = refundOfUnits(
    { quantity: line.quantity, refunded: line.refunded, total: paid, points: toMinor(line.points, digits) },
    quantity,
    step,
  );
  return { line, quantity, total: least(total, paid - toMinor(line.refundedTotal, digits)), points };
};

/** Whether the remaining units were sent, by the state of their order. */
export const isOrderSent = (order: { paidAt: Date | null; status: number }): boolean =>
  orderStateOf({ paid: order.paidAt !== null, status: order.status }) !== "toShip";

/**
 * The requested units, or all that are still refundable.
 * @throws Failure 404 for a line of another order, 400 for more units than are left or none at all; if
 * another request for the line is undecided
 */
export const partsOf = (
  lines: readonly LineRow[],
  isSent: boolean,
  wanted: ApplyRefundLines,
  unit: RefundUnit,
): RefundPart[] => {
  const parts = wanted
    ? wanted.map(({ orderInfoId, num }) => {
        const line = lines.find(({ id }) => id === orderInfoId);
        if (!line) throw notFound();
        if (line.requested > 0) throw new Failure(Code.failure, "refundInProgress");
        const left = requestableUnits(line, isSent);
        if (num > left) throw new Failure(Code.badRequest, "tooManyPieces", { count: left });
        return partOf(line, num, unit);
      })
    : lines.map((line) => partOf(line, requestableUnits(line, isSent), unit));
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
