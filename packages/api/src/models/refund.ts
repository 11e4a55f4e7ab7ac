import type { OrderActor } from "../contract/order-status.ts";
import type { RefundCardData, RefundDetail, RefundForm as WireForm } from "../contract/refund-shapes.ts";
import { refundStateOf, type RefundState } from "../contract/refund-status.ts";
import { readValues } from "../contract/texts.ts";

/** Refunded units of one order line. */
export interface RefundItem {
  readonly lineId: number;
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null;
  /** The chosen value of each option. */
  readonly options: readonly string[];
  readonly count: number;
  /** Decimal text. */
  readonly amount: string;
}

/** A refund in a list. */
export interface RefundSummary {
  readonly refundNo: string;
  readonly orderNo: string;
  readonly shop: { readonly id: number; readonly name: string };
  readonly state: RefundState;
  /** Why the money of an accepted refund isn't in transit. */
  readonly moneyProblem: "failed" | "disputed" | undefined;
  readonly count: number;
  readonly amount: string;
  /** The items have to be sent back first. */
  readonly withReturn: boolean;
  /** Why it was refused. */
  readonly refusal: string | undefined;
  readonly canApplyAgain: boolean;
  /** `yyyy-MM-dd HH:mm:ss` in GMT+8. */
  readonly createdAt: string;
  readonly items: readonly RefundItem[];
}

export interface RefundStep {
  readonly state: RefundState;
  readonly title: string;
  readonly who: OrderActor;
  readonly at: string;
}

/** A refusal that the marketplace decides about. Times are `yyyy-MM-dd HH:mm:ss` in GMT+8. */
export interface RefundDispute {
  readonly text: string;
  /** URLs. */
  readonly pictures: readonly string[];
  readonly at: string;
  readonly decidedAt: string | undefined;
  readonly isOverturned: boolean;
  readonly decision: string;
}

export interface Refund extends RefundSummary {
  readonly reason: string;
  readonly remark: string;
  /** URLs. */
  readonly pictures: readonly string[];
  readonly refundedAt: string | undefined;
  /** Return address; known once the shop has accepted. */
  readonly returnTo: { readonly name: string; readonly phone: string; readonly address: string } | undefined;
  /** Return shipment. */
  readonly returned: { readonly courier: string; readonly number: string } | undefined;
  /** Deadline for sending them back. */
  readonly returnBy: string | undefined;
  readonly canWithdraw: boolean;
  /** Whether the shopper can ask the marketplace to decide about the refusal. */
  readonly canEscalate: boolean;
  readonly dispute: RefundDispute | undefined;
  /** Oldest first. */
  readonly steps: readonly RefundStep[];
}

/** A refundable line of an order. */
export interface RefundableItem extends Omit<RefundItem, "count" | "amount"> {
  /** Refund amounts of one, two … units, up to all remaining units. */
  readonly amounts: readonly string[];
}

export interface RefundForm {
  readonly orderNo: string;
  /** Whether items can be sent back; only shipped ones can. */
  readonly canReturn: boolean;
  readonly items: readonly RefundableItem[];
}

type WireItem = RefundCardData["orderInfoList"][number];

const itemOf = (item: Omit<WireItem, "applyRefundNum" | "refundPrice">) => ({
  lineId: item.id,
  productId: item.productId,
  name: item.productName,
  picture: item.image,
  options: readValues(item.sku ?? "").map((value) => value.trim()),
});

export const refundSummaryOf = (card: RefundCardData): RefundSummary => ({
  refundNo: card.refundOrderNo,
  orderNo: card.merOrderNo,
  shop: { id: card.merId, name: card.merName ?? "" },
  state: refundStateOf(card.refundStatus),
  moneyProblem: card.moneyProblem ?? undefined,
  count: card.totalNum,
  amount: card.refundPrice,
  withReturn: card.afterSalesType === 2,
  refusal: card.refundReason ?? undefined,
  canApplyAgain: card.canApplyAgain ?? false,
  createdAt: card.createTime ?? "",
  items: card.orderInfoList.map((item) => ({
    ...itemOf(item),
    count: item.applyRefundNum ?? item.payNum,
    amount: item.refundPrice ?? item.price,
  })),
});

export const refundOf = (detail: RefundDetail): Refund => ({
  ...refundSummaryOf(detail),
  reason: detail.refundReasonWap ?? "",
  remark: detail.refundReasonWapExplain ?? "",
  pictures: (detail.refundReasonWapImg ?? "").split(",").filter(Boolean),
  refundedAt: detail.refundTime ?? undefined,
  returnTo:
    detail.receiver === null
      ? undefined
      : {
          name: detail.receiver,
          phone: detail.receiverPhone ?? "",
          address: detail.receiverAddressDetail ?? "",
        },
  returned:
    detail.trackingNumber === null
      ? undefined
      : { courier: detail.expressName ?? "", number: detail.trackingNumber },
  returnBy: detail.returnEndTime ?? undefined,
  canWithdraw: detail.isUserRevoke ?? false,
  canEscalate: detail.canEscalate ?? false,
  dispute: detail.dispute
    ? {
        text: detail.dispute.text,
        pictures: detail.dispute.pictures,
        at: detail.dispute.createTime,
        decidedAt: detail.dispute.decideTime ?? undefined,
        isOverturned: detail.dispute.isOverturned,
        decision: detail.dispute.decision ?? "",
      }
    : undefined,
  steps: (detail.statusList ?? []).map(({ refundStatus, title, who, createTime }) => ({
    state: refundStateOf(refundStatus),
    title,
    who,
    at: createTime,
  })),
});

/** Refundable lines of an order; another back end only refunds whole orders. */
export const refundFormOf = (form: WireForm): RefundForm => ({
  orderNo: form.orderNo,
  canReturn: form.canReturn ?? true,
  items: form.orderInfoList
    .map((item) => ({ ...itemOf(item), amounts: item.refundPrices ?? [] }))
    .filter(({ amounts }) => amounts.length > 0),
});
