import {
  mayRefund,
  refundStateOf,
  refundStates,
  refundStatus,
  type RefundCardData,
  type RefundDetail,
  type RefundForm,
  type RefundState,
  type WireLocale,
} from "@carmine/api/contract";
import { textOf, type TextKey } from "../http/messages.ts";
import { isAfterSaleOver, requestableUnits, type OrderClock } from "../ordering/orders/after-sale-fields.ts";
import type { ShopOrder } from "../ordering/orders/order-rows.ts";
import { wireItem } from "../ordering/orders/wire-orders.ts";
import { dayMs } from "../shared/durations.ts";
import { mediaAddress } from "../shared/media-address.ts";
import { fromMinor, sum } from "../shared/money.ts";
import { wireTime, wireTimeOrNull } from "../shared/wire-time.ts";
import { reasonIn } from "./reasons.ts";
import { isOrderSent, partOf, type RefundUnit } from "./refund-lines.ts";
import type { FoundRefund, RefundView } from "./read-refunds.ts";

const titles: Readonly<Record<RefundState, TextKey>> = {
  applied: "refundIsApplied",
  refused: "refundIsRefused",
  refunding: "refundIsRefunding",
  refunded: "refundIsRefunded",
  toReturn: "refundIsToReturn",
  returning: "refundIsReturning",
  withdrawn: "refundIsWithdrawn",
};

/** Why the money of an accepted refund isn't in transit. */
const moneyProblem = ({ refund, order }: RefundView): RefundCardData["moneyProblem"] => {
  if (refund.status !== refundStates.refunding) return null;
  if (refund.failedAt) return "failed";
  return order.paymentHold === "disputed" ? "disputed" : null;
};

/** Whether the refund was refused or withdrawn, and the order is still refundable. */
const canApplyAgain = ({ refund, order, lines }: RefundView, clock: OrderClock): boolean =>
  (refund.status === refundStates.refused || refund.status === refundStates.withdrawn) &&
  order.refundStatus !== refundStatus.refunded &&
  order.paymentHold === null &&
  // A dispute waits for the marketplace.
  (refund.escalatedAt === null || refund.reviewedAt !== null) &&
  !isAfterSaleOver(order, clock) &&
  lines.some(({ line }) => requestableUnits(line, isOrderSent(order)) > 0);

/** Whether the shopper can ask the marketplace to decide about a refusal by the shop, and hasn't yet. */
export const canEscalate = (
  { refund, order, lines, history }: Pick<FoundRefund, "refund" | "order" | "lines" | "history">,
  { now, afterSaleDays }: OrderClock,
): boolean =>
  mayRefund("escalate", refundStateOf(refund.status), "shopper") &&
  refund.escalatedAt === null &&
  refund.endedAt !== null &&
  history.at(-1)?.who === "merchant" &&
  order.refundStatus !== refundStatus.refunded &&
  order.paymentHold === null &&
  now.getTime() < refund.endedAt.getTime() + Math.max(1, afterSaleDays) * dayMs &&
  lines.every(({ line, quantity }) => requestableUnits(line, isOrderSent(order)) >= quantity);

const disputeOf = ({ refund }: FoundRefund): RefundDetail["dispute"] =>
  refund.escalatedAt === null
    ? null
    : {
        text: refund.escalation ?? "",
        pictures: refund.escalationPictures.map(mediaAddress),
        createTime: wireTime(refund.escalatedAt),
        decideTime: wireTimeOrNull(refund.reviewedAt),
        isOverturned: refund.reviewedAt !== null && refund.status !== refundStates.refused,
        decision: refund.reviewNote,
      };

export const wireRefundCard = (view: RefundView, locale: WireLocale, clock: OrderClock): RefundCardData => {
  const { refund, order } = view;
  return {
    id: refund.id,
    refundOrderNo: refund.refundNo,
    merOrderNo: order.orderNo,
    masterOrderNo: view.masterOrderNo,
    merId: refund.merchantId,
    merName: order.merchantName,
    totalNum: refund.pieces,
    refundStatus: refund.status,
    moneyProblem: moneyProblem(view),
    refundPrice: refund.total,
    afterSalesType: refund.withReturn ? 2 : 1,
    refundReason: refund.refusal,
    canApplyAgain: canApplyAgain(view, clock),
    createTime: wireTime(refund.createdAt),
    orderInfoList: view.lines.map(({ line, quantity, total }) => ({
      ...wireItem(line, order.orderNo, locale),
      applyRefundNum: quantity,
      refundPrice: total,
    })),
  };
};

export const wireRefundDetail = (found: FoundRefund, locale: WireLocale, clock: OrderClock): RefundDetail => {
  const { refund, history, shop } = found;
  return {
    ...wireRefundCard(found, locale, clock),
    merName: found.order.merchantName,
    refundReasonWap: reasonIn(refund.reason, locale),
    refundReasonWapImg: refund.pictures.map(mediaAddress).join(","),
    refundReasonWapExplain: refund.remark,
    refundTime: wireTimeOrNull(refund.status === refundStates.refunded ? refund.endedAt : null),
    createTime: wireTime(refund.createdAt),
    returnGoodsType: refund.withReturn ? 1 : 0,
    // The return address is only needed after the shop has accepted.
    ...(refund.withReturn && refund.status !== refundStates.applied
      ? {
          receiver: shop?.name ?? found.order.merchantName,
          receiverPhone: shop?.phone ?? null,
          receiverAddressDetail: shop?.address ?? null,
        }
      : { receiver: null, receiverPhone: null, receiverAddressDetail: null }),
    expressName: refund.returnCourier,
    trackingNumber: refund.returnNumber,
    telephone: refund.returnPhone,
    canEscalate: canEscalate(found, clock),
    dispute: disputeOf(found),
    isUserRevoke: mayRefund("withdraw", refundStateOf(refund.status), "shopper"),
    returnEndTime: wireTimeOrNull(refund.status === refundStates.toReturn ? refund.returnBy : null),
    statusList: [
      ...history.map(({ status, who, createdAt }) => ({
        refundStatus: status,
        title: textOf(titles[refundStateOf(status)], locale),
        who,
        createTime: wireTime(createdAt),
      })),
      ...(refund.failedAt
        ? [
            {
              refundStatus: refund.status,
              title: textOf("historyRefundFailed", locale),
              who: "provider" as const,
              createTime: wireTime(refund.failedAt),
            },
          ]
        : []),
    ],
  };
};

/** Refundable amounts and units. */
export const wireRefundForm = (order: ShopOrder, unit: RefundUnit, locale: WireLocale): RefundForm => {
  const isSent = isOrderSent(order);
  const parts = order.lines.map((line) => partOf(line, requestableUnits(line, isSent), unit));
  return {
    id: order.id,
    orderNo: order.orderNo,
    paid: order.paidAt !== null,
    payPrice: order.total,
    totalNum: order.totalNum,
    refundPrice: fromMinor(sum(parts.map(({ total }) => total)), unit.digits),
    canReturn: isSent,
    orderInfoList: parts.map(({ line, quantity }) => ({
      ...wireItem(line, order.orderNo, locale),
      refundNum: quantity,
      refundPrices: Array.from({ length: quantity }, (_, more) =>
        fromMinor(partOf(line, more + 1, unit).total, unit.digits),
      ),
    })),
  };
};
