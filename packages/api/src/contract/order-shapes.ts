import * as z from "zod/mini";
import { logistics } from "./parcel-shapes.ts";
import { moneyProblems, paymentHolds } from "./payment-problems.ts";
import { arrival, decimal, orNull, withDefault } from "./values.ts";

/** A line of a checkout. */
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
  /** Shipping cost per unit, rounded; `freightFee` and `payPostage` are exact. */
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
  /** Before deductions: items, shipping and tax. */
  totalPrice: orNull(decimal),
  couponFee: orNull(decimal),
  /** For the default address; an extension, as in the order. */
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
  /** Expiry of the checkout; an extension. */
  expireTime: orNull(z.string()),
});
export type PreOrder = z.output<typeof preOrderData>;

export const taxLine = z.object({ name: z.string(), rate: decimal, amount: decimal });

/** Totals of an order; fields after `payFee` are extensions and null from other back ends. */
export const priceBreakdown = z.object({
  proTotalFee: decimal,
  freightFee: decimal,
  couponFee: decimal,
  payFee: decimal,
  integralFee: orNull(decimal),
  /** Points used by this order, and remaining points. */
  usedIntegral: orNull(z.number()),
  surplusIntegral: orNull(z.number()),
  /** Points that this order could use, and their value. */
  usableIntegral: orNull(z.number()),
  usableIntegralFee: orNull(decimal),
  /** True without an address, as tax is unknown then. */
  isEstimate: orNull(z.boolean()),
  /** Whether a PST number would exempt the order from a tax. */
  hasProvincialTax: orNull(z.boolean()),
  taxFee: orNull(decimal),
  /** Same value as `taxFee`, under the field name of orders. */
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
        /** Equals `freightFee`, as the items are known. */
        freightFrom: orNull(decimal),
        /** Null without an address, and if the shop doesn't state it. */
        delivery: orNull(arrival),
      }),
    ),
  ),
});
export type PriceBreakdown = z.output<typeof priceBreakdown>;

/** Time-dependent fields of a merchant order; extensions. */
const afterSaleFields = {
  /** When a sent order is completed automatically. */
  autoReceiveTime: orNull(z.string()),
  /** Whether a refund can be requested: units are left within the after-sale days. */
  isRefundable: orNull(z.boolean()),
  /** Refunded amount, including accepted refunds. */
  refundedPrice: orNull(decimal),
  /** Why the order can't be shipped or refunded; null without a hold. */
  paymentHold: orNull(z.enum(paymentHolds)),
  /** Why the money of a refund isn't in transit, like `moneyProblem` of the refund. */
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
  /** Sent and refunded units; extensions. */
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
  /** Expiry of an unpaid order; an extension. */
  expireTime: orNull(z.string()),
  orderList: z.array(masterOrderShop),
});
export type MasterOrder = z.output<typeof masterOrder>;

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
  /** The order is a gift and `userRemark` the message to its recipient; an extension. */
  isGift: withDefault(z.boolean(), false),
  createTime: z.string(),
  /** `express`, `fictitious` or `merchant`, and the deliverer; an extension. */
  deliveryType: orNull(z.string()),
  deliveryName: orNull(z.string()),
  deliveryCode: orNull(z.string()),
  deliveryId: orNull(z.string()),
  ...afterSaleFields,
  orderInfoList: z.array(orderItem),
  /** Only sent to guest lookups. */
  expressInfo: orNull(logistics),
});
export type MerchantOrder = z.output<typeof merchantOrder>;

/** A card of the list of unpaid orders: one master order with its shops. */
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
  /** Expiry of the unpaid order; an extension. */
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
