import * as z from "zod/mini";
import { orderItem } from "./order-shapes.ts";
import { moneyProblems } from "./payment-problems.ts";
import { decimal, orNull } from "./values.ts";

/** A line of an order as the refund form shows it. */
export const refundableItem = z.extend(orderItem, {
  /** Refundable units; an extension. */
  refundNum: orNull(z.number()),
  /** Refund amounts of one, two … of those units; an extension. */
  refundPrices: orNull(z.array(decimal)),
});

export const refundForm = z.object({
  id: z.number(),
  orderNo: z.string(),
  paid: z.boolean(),
  payPrice: decimal,
  totalNum: z.number(),
  /** Refundable amount of the whole line; an extension. */
  refundPrice: orNull(decimal),
  /** Whether items can be sent back; only sent ones can. An extension. */
  canReturn: orNull(z.boolean()),
  orderInfoList: z.array(refundableItem),
});
export type RefundForm = z.output<typeof refundForm>;

const refundItem = z.extend(orderItem, {
  /** Units of the refund, and their amount; an extension. */
  applyRefundNum: orNull(z.number()),
  refundPrice: orNull(decimal),
});

export const refundCard = z.object({
  id: z.number(),
  refundOrderNo: z.string(),
  merOrderNo: z.string(),
  masterOrderNo: z.string(),
  merId: z.number(),
  /** An extension in the list. */
  merName: orNull(z.string()),
  totalNum: z.number(),
  refundStatus: z.number(),
  /**
   * Why the money of an accepted refund isn't in transit: the payout failed, or the payment is disputed. An
   * extension.
   */
  moneyProblem: orNull(z.enum(moneyProblems)),
  refundPrice: decimal,
  /** 1 refund only, 2 return and refund. */
  afterSalesType: orNull(z.number()),
  /** Why it was refused. */
  refundReason: orNull(z.string()),
  /** Whether the shopper can request it again after a refusal; an extension. */
  canApplyAgain: orNull(z.boolean()),
  createTime: orNull(z.string()),
  orderInfoList: z.array(refundItem),
});
export type RefundCardData = z.output<typeof refundCard>;

/** A refusal that the shopper asked the marketplace to decide about. */
export const refundDispute = z.object({
  /** Words of the shopper. */
  text: z.string(),
  /** URLs. */
  pictures: z.array(z.string()),
  /** `yyyy-MM-dd HH:mm:ss` in GMT+8, like `decideTime`. */
  createTime: z.string(),
  /** Null until the marketplace has decided. */
  decideTime: orNull(z.string()),
  isOverturned: z.boolean(),
  /** The reason of the decision, which both sides read. */
  decision: orNull(z.string()),
});

export const refundDetailData = z.extend(refundCard, {
  merName: z.string(),
  refundReasonWap: orNull(z.string()),
  /** URLs of pictures, joined by commas. */
  refundReasonWapImg: orNull(z.string()),
  refundReasonWapExplain: orNull(z.string()),
  refundTime: orNull(z.string()),
  createTime: z.string(),
  /** Return of the items: 0 none, 1 by courier. */
  returnGoodsType: orNull(z.number()),
  /** Return address. */
  receiver: orNull(z.string()),
  receiverPhone: orNull(z.string()),
  receiverAddressDetail: orNull(z.string()),
  expressName: orNull(z.string()),
  trackingNumber: orNull(z.string()),
  telephone: orNull(z.string()),
  isUserRevoke: orNull(z.boolean()),
  /** Whether the shopper can ask the marketplace to decide about the refusal; an extension, like `dispute`. */
  canEscalate: orNull(z.boolean()),
  dispute: orNull(refundDispute),
  /** Deadline for sending the items back; an extension. */
  returnEndTime: orNull(z.string()),
  statusList: orNull(
    z.array(
      z.object({
        refundStatus: z.number(),
        title: z.string(),
        who: z.enum(["shopper", "merchant", "operator", "system", "provider"]),
        createTime: z.string(),
      }),
    ),
  ),
});
export type RefundDetail = z.output<typeof refundDetailData>;
