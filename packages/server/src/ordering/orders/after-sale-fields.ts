import { orderStateOf, refundStatus, type MerchantOrder } from "@carmine/api/contract";
import { Big } from "big.js";
import type { AppContext } from "../../context.ts";
import { dayMs } from "../../shared/durations.ts";
import { wireTimeOrNull } from "../../shared/wire-time.ts";
import type { LineRow, ShopOrder } from "./order-rows.ts";

/** Times and durations that order rules depend on. */
export interface OrderClock {
  readonly now: Date;
  readonly autoReceiveDays: number;
  readonly afterSaleDays: number;
}

export const orderClockOf = ({
  clock,
  config: { autoReceiveDays, afterSaleDays },
}: Pick<AppContext, "clock" | "config">): OrderClock => ({
  now: clock.now(),
  autoReceiveDays,
  afterSaleDays,
});

/** Units of a line that still have to be sent: neither sent nor refunded before sending. */
export const unsentUnits = ({
  quantity,
  sent,
  unsent,
}: Pick<LineRow, "quantity" | "sent" | "unsent">): number => quantity - sent - unsent;

/**
 * Units of a line that are still refundable: before shipping the ones not refunded, then the ones not
 * returned.
 */
export const refundableUnits = (
  line: Pick<LineRow, "quantity" | "sent" | "unsent" | "refunded">,
  isSent: boolean,
): number => (isSent ? line.quantity - line.refunded : unsentUnits(line));

/**
 * Units of a line that a refund can be requested for: none while another request for the line is undecided.
 */
export const requestableUnits = (
  line: Pick<LineRow, "quantity" | "sent" | "unsent" | "refunded" | "requested">,
  isSent: boolean,
): number => (line.requested > 0 ? 0 : refundableUnits(line, isSent));

/** Whether the after-sale days of a received order are over. */
export const isAfterSaleOver = (
  { receivedAt }: Pick<ShopOrder, "receivedAt">,
  { now, afterSaleDays }: OrderClock,
): boolean => receivedAt !== null && now.getTime() > receivedAt.getTime() + afterSaleDays * dayMs;

/** Whether something is left to refund, within the time limit. */
const isRefundable = (order: ShopOrder, clock: OrderClock): boolean => {
  const state = orderStateOf({ paid: order.paidAt !== null, status: order.status });
  if (order.refundStatus === refundStatus.refunded || order.paymentHold !== null) return false;
  if (isAfterSaleOver(order, clock)) return false;
  if (state !== "toShip" && state !== "toReview" && state !== "finished") return false;
  return order.lines.some((line) => requestableUnits(line, state !== "toShip") > 0);
};

/** Why the money of an accepted refund isn't in transit. */
const moneyProblem = (order: ShopOrder): MerchantOrder["moneyProblem"] => {
  if (order.hasFailedRefund) return "failed";
  return order.refundStatus === refundStatus.refunding && order.paymentHold === "disputed"
    ? "disputed"
    : null;
};

/** Our additional fields that depend on the time. */
export const afterSaleFields = (
  order: ShopOrder,
  clock: OrderClock,
): Pick<
  MerchantOrder,
  "autoReceiveTime" | "isRefundable" | "refundedPrice" | "paymentHold" | "moneyProblem"
> => ({
  moneyProblem: moneyProblem(order),
  paymentHold: order.paymentHold,
  autoReceiveTime: wireTimeOrNull(
    order.status === 1 && order.shippedAt
      ? new Date(order.shippedAt.getTime() + clock.autoReceiveDays * dayMs)
      : null,
  ),
  isRefundable: isRefundable(order, clock),
  refundedPrice: order.lines
    .reduce((sum, line) => sum.plus(line.refundedTotal), new Big(0))
    .toFixed(order.total.split(".")[1]?.length ?? 0),
});
