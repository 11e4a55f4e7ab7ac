import {
  afterSalesTypes,
  Code,
  orderStateOf,
  refundStates,
  refundStatus,
  type ApplyRefundLines,
  type OrderActor,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Transaction } from "../database/connection.ts";
import { refund, refundHistory, refundLine } from "../database/schema/after-sale.ts";
import { masterOrder, merchantOrder, orderLine } from "../database/schema/ordering.ts";
import { Failure } from "../http/envelope/failure.ts";
import {
  isAfterSaleOver,
  orderClockOf,
  requestableUnits,
  type OrderClock,
} from "../ordering/orders/after-sale-fields.ts";
import { notifyStaff } from "../notifications/notify-staff.ts";
import type { LineRow } from "../ordering/orders/order-rows.ts";
import { takeUploads } from "../media/uploads/take-uploads.ts";
import type { OrderOwner } from "../ordering/orders/find-orders.ts";
import {
  lockMerchantOrder,
  transitionStateOf,
  requireAction,
} from "../ordering/transitions/lock-merchant-order.ts";
import { fromMinor, sum } from "../shared/money.ts";
import type { MerchantRow, RefundRow } from "./lock-refund.ts";
import {
  isOrderSent,
  linesOfOrder,
  partsOf,
  readRefundUnit,
  type RefundPart,
  type RefundUnit,
} from "./refund-lines.ts";
import { goodwillLimits, goodwillParts } from "./goodwill.ts";
import { recordRefundStep } from "./notify-refund.ts";

export interface RefundInput {
  readonly refundNo: string;
  readonly orderNo: string;
  readonly reason: string;
  readonly remark: string;
  /** URLs of uploaded pictures. */
  readonly pictures: readonly string[];
  /** Absent or null: everything that is still refundable. */
  readonly lines?: ApplyRefundLines;
  readonly withReturn: boolean;
  /** Decimal text: a goodwill refund of this amount instead of `lines`. */
  readonly amount?: string | undefined;
}

/** Rounding of refunds of a locked order. */
export const refundUnitOf = async (tx: Transaction, order: MerchantRow): Promise<RefundUnit> => {
  const [master] = await tx
    .select({ currency: masterOrder.currency })
    .from(masterOrder)
    .where(eq(masterOrder.id, order.masterOrderId));
  if (!master) throw new Error(`Order ${order.orderNo} has no master order`);
  return readRefundUnit(tx, order.masterOrderId, master.currency);
};

const writeRefund = async (
  tx: Transaction,
  order: MerchantRow,
  input: RefundInput,
  parts: readonly RefundPart[],
  { digits, who, now }: { digits: number; who: OrderActor; now: Date },
): Promise<RefundRow> => {
  const { accountId } = order;
  const pictures = await takeUploads(tx, { urls: input.pictures, accountId, model: "refund", now });
  const [made] = await tx
    .insert(refund)
    .values({
      refundNo: input.refundNo,
      merchantOrderId: order.id,
      accountId: order.accountId,
      merchantId: order.merchantId,
      withReturn: input.withReturn,
      isUnsent: input.amount === undefined && !isOrderSent(order),
      isGoodwill: input.amount !== undefined,
      pieces: parts.reduce((count, { quantity }) => count + quantity, 0),
      total: fromMinor(sum(parts.map(({ total }) => total)), digits),
      points: fromMinor(sum(parts.map(({ points }) => points)), digits),
      reason: input.reason,
      remark: input.remark,
      pictures,
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error("Inserting the refund returned no row");
  await tx.insert(refundLine).values(
    parts.map(({ line, quantity, total, points }) => ({
      refundId: made.id,
      orderLineId: line.id,
      quantity,
      total: fromMinor(total, digits),
      points: fromMinor(points, digits),
    })),
  );
  if (input.amount === undefined)
    for (const { line, quantity } of parts)
      await tx.update(orderLine).set({ requested: quantity }).where(eq(orderLine.id, line.id));
  await tx
    .insert(refundHistory)
    .values({ refundId: made.id, status: refundStates.applied, who, createdAt: now });
  return made;
};

/**
 * Inserts a refund request for a locked order.
 * @throws Failure 400, also for a goodwill amount above the remaining one, or 404 for units that aren't in the order
 */
export const openRefund = async (
  tx: Transaction,
  order: MerchantRow,
  input: RefundInput,
  who: OrderActor,
  now: Date,
): Promise<RefundRow> => {
  const unit = await refundUnitOf(tx, order);
  const lines = await linesOfOrder(tx, order.id);
  const parts =
    input.amount === undefined
      ? partsOf(lines, isOrderSent(order), input.lines, unit)
      : goodwillParts(await goodwillLimits(tx, lines, unit), input.amount, unit);
  return writeRefund(tx, order, input, parts, { digits: unit.digits, who, now });
};

/**
 * Checks that a shopper can request a refund of an order now.
 * @throws Failure with the exact reason
 */
export const requireRequestable = (
  order: MerchantRow,
  lines: readonly LineRow[],
  clock: OrderClock,
): void => {
  const state = orderStateOf(transitionStateOf(order));
  if (state === "toReceive") throw new Failure(Code.failure, "refundAfterReceipt");
  if (order.refundStatus === refundStatus.refunded) throw new Failure(Code.failure, "everythingRefunded");
  requireAction("applyRefund", order, "shopper");
  if (isAfterSaleOver(order, clock)) throw new Failure(Code.failure, "refundTimeOver");
  if (lines.some((line) => requestableUnits(line, isOrderSent(order)) > 0)) return;
  throw new Failure(
    Code.failure,
    lines.some(({ requested }) => requested > 0) ? "refundInProgress" : "everythingRefunded",
  );
};

/**
 * Requests a refund as the shopper.
 * @throws Failure 404, 400 for units that can't be refunded, or if nothing of the order is refundable now
 */
export const applyForRefund = async (
  ctx: Pick<AppContext, "clock" | "config">,
  tx: Transaction,
  owner: OrderOwner,
  input: RefundInput,
): Promise<void> => {
  const clock = orderClockOf(ctx);
  const { now } = clock;
  const order = await lockMerchantOrder(tx, owner, input.orderNo);
  requireRequestable(order, await linesOfOrder(tx, order.id), clock);
  if (input.withReturn && !isOrderSent(order)) throw new Failure(Code.badRequest, "nothingToReturn");
  const { refundNo, total } = await openRefund(tx, order, input, "shopper", now);
  await tx
    .update(merchantOrder)
    .set({ refundStatus: refundStatus.applied })
    .where(eq(merchantOrder.id, order.id));
  await notifyStaff(tx, {
    merchantId: order.merchantId,
    kind: "workRefund",
    values: { refundNo, shop: order.merchantName, amount: total },
    page: `returns/${refundNo}`,
    at: now,
  });
  await recordRefundStep(tx, order, { event: "refundApplied", who: "shopper", text: input.reason }, now);
};

/** Whether the wire type requires a return of the items. */
export const isReturn = (afterSalesType: number | null | undefined): boolean =>
  afterSalesType === afterSalesTypes.returnGoods;
