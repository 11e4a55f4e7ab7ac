import * as z from "zod/mini";
import { orderItem } from "./order-shapes.ts";
import { moneyProblems } from "./payment-problems.ts";
import { decimal, orNull } from "./values.ts";

/** A line of an order as the refund form shows it. */
export const refundableItem = z.extend(orderItem, {
  /** Pieces that can still be given back; ours. */
  refundNum: orNull(z.number()),
  /** What one, two … of those pieces give back, as they were paid; ours. */
  refundPrices: orNull(z.array(decimal)),
});

export const refundForm = z.object({
  id: z.number(),
  orderNo: z.string(),
  paid: z.boolean(),
  payPrice: decimal,
  totalNum: z.number(),
  /** What the whole of it gives back now; ours. */
  refundPrice: orNull(decimal),
  /** Whether items have to come back; nothing that was not sent can. Ours. */
  canReturn: orNull(z.boolean()),
  orderInfoList: z.array(refundableItem),
});
export type RefundForm = z.output<typeof refundForm>;

const refundItem = z.extend(orderItem, {
  /** Pieces of the refund, and what they give back; ours. */
  applyRefundNum: orNull(z.number()),
  refundPrice: orNull(decimal),
});

export const refundCard = z.object({
  id: z.number(),
  refundOrderNo: z.string(),
  merOrderNo: z.string(),
  masterOrderNo: z.string(),
  merId: z.number(),
  /** Ours in the list. */
  merName: orNull(z.string()),
  totalNum: z.number(),
  refundStatus: z.number(),
  /**
   * Why the money of an accepted refund isn't on its way: the bank couldn't accept it, or the payment is disputed. Ours.
   */
  moneyProblem: orNull(z.enum(moneyProblems)),
  refundPrice: decimal,
  /** 1 money back, 2 items back and money back. */
  afterSalesType: orNull(z.number()),
  /** Why it was refused. */
  refundReason: orNull(z.string()),
  /** Whether the shopper can apply anew after a refusal; ours. */
  canApplyAgain: orNull(z.boolean()),
  createTime: orNull(z.string()),
  orderInfoList: z.array(refundItem),
});
export type RefundCardData = z.output<typeof refundCard>;

export const refundDetailData = z.extend(refundCard, {
  merName: z.string(),
  refundReasonWap: orNull(z.string()),
  /** Addresses of pictures, joined by commas. */
  refundReasonWapImg: orNull(z.string()),
  refundReasonWapExplain: orNull(z.string()),
  refundTime: orNull(z.string()),
  createTime: z.string(),
  /** How the items come back: 0 not at all, 1 by courier. */
  returnGoodsType: orNull(z.number()),
  /** Where to. */
  receiver: orNull(z.string()),
  receiverPhone: orNull(z.string()),
  receiverAddressDetail: orNull(z.string()),
  expressName: orNull(z.string()),
  trackingNumber: orNull(z.string()),
  telephone: orNull(z.string()),
  isUserRevoke: orNull(z.boolean()),
  /** Until when the items have to be on their way; ours. */
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
