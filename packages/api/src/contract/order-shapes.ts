import * as z from "zod/mini";
import { moneyProblems, paymentHolds } from "./payment-problems.ts";
import { arrival, decimal, orNull, withDefault } from "./values.ts";

/** A line before the order exists. */
export const preOrderItem = z.object({
  productId: z.number(),
  productName: z.string(),
  attrValueId: z.number(),
  image: orNull(z.string()),
  sku: orNull(z.string()),
  price: decimal,
  payNum: z.number(),
  weight: orNull(decimal),
  volume: orNull(decimal),
  /** Freight of one piece, rounded; `freightFee` and `payPostage` are exact. */
  postage: orNull(decimal),
});
export type PreOrderItem = z.output<typeof preOrderItem>;

export const preOrderShop = z.object({
  merId: z.number(),
  merName: z.string(),
  orderInfoList: z.array(preOrderItem),
});
export type PreOrderShop = z.output<typeof preOrderShop>;

export const preOrderData = z.object({
  proTotalFee: decimal,
  freightFee: decimal,
  /** Before deductions: goods, freight and tax. */
  totalPrice: orNull(decimal),
  couponFee: orNull(decimal),
  /** For the default address; ours, as in the order. */
  tax: orNull(decimal),
  payFee: decimal,
  orderProNum: z.number(),
  userCouponId: orNull(z.number()),
  /** The default address, null if there is none. */
  addressId: orNull(z.number()),
  realName: orNull(z.string()),
  phone: orNull(z.string()),
  detail: orNull(z.string()),
  country: orNull(z.string()),
  email: orNull(z.string()),
  remark: orNull(z.string()),
  cartIdList: orNull(z.array(z.number())),
  orderList: z.array(preOrderShop),
  /** When the held order ends; ours. */
  expireTime: orNull(z.string()),
});
export type PreOrder = z.output<typeof preOrderData>;

export const taxLine = z.object({ name: z.string(), rate: decimal, amount: decimal });

/** Sums of an order; the fields after `payFee` are ours and null from other back ends. */
export const priceBreakdown = z.object({
  proTotalFee: decimal,
  freightFee: decimal,
  couponFee: decimal,
  payFee: decimal,
  integralFee: orNull(decimal),
  /** Points that this order uses, and points that would stay. */
  usedIntegral: orNull(z.number()),
  surplusIntegral: orNull(z.number()),
  /** Points that this order could use, and what they would pay. */
  usableIntegral: orNull(z.number()),
  usableIntegralFee: orNull(decimal),
  /** Without an address there is no tax yet. */
  isEstimate: orNull(z.boolean()),
  /** A PST number would free from a tax of the destination. */
  hasProvincialTax: orNull(z.boolean()),
  taxFee: orNull(decimal),
  /** The same as `taxFee`, under the name that it has in the order. */
  tax: orNull(decimal),
  taxList: orNull(z.array(taxLine)),
  merchantList: orNull(
    z.array(
      z.object({
        merId: z.number(),
        proTotalFee: decimal,
        couponFee: decimal,
        integralFee: decimal,
        freightFee: decimal,
        taxFee: decimal,
        payFee: decimal,
        /** The same as `freightFee`: these goods are known. */
        freightFrom: orNull(decimal),
        /** Null without an address, and where the shop says none. */
        delivery: orNull(arrival),
      }),
    ),
  ),
});
export type PriceBreakdown = z.output<typeof priceBreakdown>;

/** What the clock decides about a merchant order; ours. */
const afterSaleFields = {
  /** When a sent order counts as received. */
  autoReceiveTime: orNull(z.string()),
  /** Whether a refund could be applied for: pieces are left and the after-sale days are not over. */
  isRefundable: orNull(z.boolean()),
  /** What was refunded, or is on its way back. */
  refundedPrice: orNull(decimal),
  /** Why the order can't be shipped or refunded; null for an order without a hold. */
  paymentHold: orNull(z.enum(paymentHolds)),
  /** Why the money of a refund isn't on its way, as `moneyProblem` of the refund. */
  moneyProblem: orNull(z.enum(moneyProblems)),
};

export const orderItem = z.object({
  /** Id of the order line, needed for the review. */
  id: z.number(),
  merOrderNo: orNull(z.string()),
  productId: z.number(),
  productName: z.string(),
  image: orNull(z.string()),
  attrValueId: orNull(z.number()),
  sku: orNull(z.string()),
  price: decimal,
  payNum: z.number(),
  isReply: withDefault(z.boolean(), false),
  /** Pieces that were sent, and pieces that were refunded; ours. */
  sentNum: orNull(z.number()),
  refundedNum: orNull(z.number()),
});
export type OrderItem = z.output<typeof orderItem>;

/** A merchant order inside its master order. */
export const masterOrderShop = z.object({
  id: z.number(),
  orderNo: z.string(),
  merId: z.number(),
  merName: z.string(),
  totalNum: z.number(),
  payPrice: decimal,
  paid: z.boolean(),
  status: z.number(),
  refundStatus: z.number(),
  createTime: orNull(z.string()),
  ...afterSaleFields,
  orderInfoList: z.array(orderItem),
});
export type MasterOrderShop = z.output<typeof masterOrderShop>;

export const masterOrder = z.object({
  id: z.number(),
  orderNo: z.string(),
  email: orNull(z.string()),
  realName: orNull(z.string()),
  userPhone: orNull(z.string()),
  userAddress: orNull(z.string()),
  totalNum: z.number(),
  proTotalPrice: decimal,
  totalPostage: orNull(decimal),
  totalPrice: orNull(decimal),
  payPostage: orNull(decimal),
  payPrice: decimal,
  couponId: orNull(z.number()),
  couponPrice: orNull(decimal),
  integralPrice: orNull(decimal),
  usedIntegral: orNull(z.number()),
  tax: orNull(decimal),
  pstNumber: orNull(z.string()),
  paid: z.boolean(),
  payTime: orNull(z.string()),
  payType: orNull(z.string()),
  mark: orNull(z.string()),
  isCancel: withDefault(z.boolean(), false),
  redirect: orNull(z.string()),
  createTime: z.string(),
  /** When an unpaid order ends; ours. */
  expireTime: orNull(z.string()),
  orderList: z.array(masterOrderShop),
});
export type MasterOrder = z.output<typeof masterOrder>;

/** A parcel of a merchant order; ours. */
const parcel = z.object({
  id: z.number(),
  /** `express`, `merchant` (a person of the shop brings it) or `fictitious`. */
  deliveryType: z.string(),
  expNo: orNull(z.string()),
  expCode: orNull(z.string()),
  expName: orNull(z.string()),
  courier: orNull(z.string()),
  courierPhone: orNull(z.string()),
  logisticsInfo: orNull(z.string()),
  /** As in `logistics`. */
  state: z.string(),
  /** What came instead of a parcel. */
  note: orNull(z.string()),
  createTime: z.string(),
  deliveredTime: orNull(z.string()),
  lines: z.array(z.object({ orderInfoId: z.number(), num: z.number() })),
});
export type Parcel = z.output<typeof parcel>;

export const logistics = z.object({
  id: orNull(z.number()),
  orderNo: z.string(),
  expNo: orNull(z.string()),
  expCode: orNull(z.string()),
  expName: orNull(z.string()),
  courier: orNull(z.string()),
  courierPhone: orNull(z.string()),
  trackTime: orNull(z.string()),
  /** Text holding a JSON array of `{AcceptStation, AcceptTime}`, oldest first. */
  logisticsInfo: orNull(z.string()),
  state: orNull(z.coerce.string<string | number>()),
  reason: orNull(z.string()),
  createTime: orNull(z.string()),
  updateTime: orNull(z.string()),
  /** Every parcel of the order, oldest first; the fields above are those of the newest. Ours. */
  parcels: orNull(z.array(parcel)),
});
export type Logistics = z.output<typeof logistics>;

export const merchantOrder = z.object({
  id: z.number(),
  orderNo: z.string(),
  masterOrderNo: z.string(),
  merId: z.number(),
  merName: z.string(),
  uid: orNull(z.number()),
  email: orNull(z.string()),
  realName: orNull(z.string()),
  userPhone: orNull(z.string()),
  userAddress: orNull(z.string()),
  totalNum: z.number(),
  proTotalPrice: decimal,
  totalPostage: orNull(decimal),
  totalPrice: orNull(decimal),
  payPrice: decimal,
  payPostage: orNull(decimal),
  couponId: orNull(z.number()),
  couponPrice: orNull(decimal),
  integralPrice: orNull(decimal),
  usedIntegral: orNull(z.number()),
  tax: orNull(decimal),
  paid: z.boolean(),
  payTime: orNull(z.string()),
  payType: orNull(z.string()),
  status: z.number(),
  refundStatus: z.number(),
  userRemark: orNull(z.string()),
  createTime: z.string(),
  /** `express`, `fictitious` or `merchant`, and who brings it; ours. */
  deliveryType: orNull(z.string()),
  deliveryName: orNull(z.string()),
  deliveryCode: orNull(z.string()),
  deliveryId: orNull(z.string()),
  ...afterSaleFields,
  orderInfoList: z.array(orderItem),
  /** Sent to a guest's lookup only. */
  expressInfo: orNull(logistics),
});
export type MerchantOrder = z.output<typeof merchantOrder>;

/** A card of the list of orders that are still to be paid: one master order with its shops. */
export const awaitPayOrder = z.object({
  id: z.number(),
  orderNo: z.string(),
  totalNum: z.number(),
  payPrice: decimal,
  redirect: orNull(z.string()),
  paid: z.boolean(),
  payType: orNull(z.string()),
  payChannel: orNull(z.string()),
  createTime: orNull(z.string()),
  /** When the order ends unpaid; ours. */
  expireTime: orNull(z.string()),
  orderList: z.array(preOrderShop),
});
export type AwaitPayOrder = z.output<typeof awaitPayOrder>;

/** A card of the order list: one merchant order. */
export const orderCard = z.object({
  id: z.number(),
  orderNo: z.string(),
  masterOrderNo: z.string(),
  merId: z.number(),
  merName: z.string(),
  createTime: z.string(),
  paid: z.boolean(),
  payTime: orNull(z.string()),
  payPrice: decimal,
  payPostage: orNull(decimal),
  status: z.number(),
  refundStatus: z.number(),
  totalNum: z.number(),
  deliveryName: orNull(z.string()),
  deliveryId: orNull(z.string()),
  ...afterSaleFields,
  orderInfoList: z.array(orderItem),
});
export type OrderCard = z.output<typeof orderCard>;
