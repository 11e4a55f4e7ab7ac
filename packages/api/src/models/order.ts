import type { DataOf } from "../contract/endpoint.ts";
import type { AwaitPayOrder, MasterOrder, MasterOrderShop, MerchantOrder } from "../contract/order-shapes.ts";
import type { OrderCard, OrderItem as WireItem, PreOrderItem } from "../contract/order-shapes.ts";
import type { OrderMark } from "../contract/order-status.ts";
import type { orderAgain } from "../contract/ordering.ts";
import type { PaymentReason, payResult } from "../contract/payment.ts";
import { readValues } from "../contract/texts.ts";

/** An item that is bought or about to be. */
export interface BoughtItem {
  readonly productId: number;
  readonly skuId: number | null;
  readonly name: string;
  readonly picture: string | null;
  /** The chosen value of each option, in the product's order. */
  readonly options: readonly string[];
  /** Price per unit, decimal text. */
  readonly price: string;
  readonly quantity: number;
}

/** A line of an order. */
export interface OrderItem extends BoughtItem {
  readonly id: number;
  readonly isReviewed: boolean;
  readonly refundedCount: number;
}

export interface SellerRef {
  readonly id: number;
  readonly name: string;
}

/** Amounts of an order, decimal text; "0" if absent. */
export interface OrderSums {
  readonly items: string;
  readonly shipping: string;
  readonly coupons: string;
  readonly points: string;
  readonly tax: string;
}

export interface Recipient {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** In one line, with the country's English name at the end. */
  readonly address: string | null;
}

/** The order of one shop, as part of a master order. Times are wire times. */
export interface OrderPart {
  readonly orderNo: string;
  readonly shop: SellerRef;
  /** Determines its state and actions. */
  readonly mark: OrderMark;
  readonly items: readonly OrderItem[];
  /** Refunded amount, including accepted refunds. */
  readonly refunded: string;
}

/** The order of one shop in a list. */
export interface ListedOrder extends OrderPart {
  readonly masterOrderNo: string;
  readonly createdAt: string;
  readonly quantity: number;
  readonly total: string;
  readonly shipping: string;
  /** Courier and tracking number; empty before shipping. */
  readonly courier: string;
}

interface OrderFields {
  readonly orderNo: string;
  readonly createdAt: string;
  readonly paidAt: string | null;
  readonly payType: string | null;
  readonly quantity: number;
  readonly total: string;
  readonly sums: OrderSums;
  readonly recipient: Recipient;
  /** The shopper's note; for a gift, the message to its recipient. */
  readonly note: string | null;
  readonly isGift: boolean;
}

/** The order of one shop (SH…). */
export interface ShopOrder extends OrderFields, OrderPart {
  readonly masterOrderNo: string;
  /** When a sent order is completed automatically. */
  readonly receivedAt: string | null;
}

/** A checkout's order, paid and canceled as a whole (PT…). */
export interface Order extends OrderFields {
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
  /** Expiry of an unpaid order. */
  readonly expiresAt: string | null;
  readonly pstNumber: string | null;
  readonly parts: readonly OrderPart[];
}

/** An order in the list of unpaid orders. */
export interface UnpaidOrder extends Pick<Order, "orderNo" | "quantity" | "total" | "expiresAt"> {
  readonly createdAt: string | null;
  readonly parts: readonly { readonly shop: SellerRef; readonly items: readonly BoughtItem[] }[];
}

/** State of a payment. */
export interface PaymentResult {
  readonly orderNo: string;
  readonly status: "paid" | "pending" | "failed" | "cancelled";
  /** Why the newest payment didn't pay the order, or that the bank hasn't decided yet. */
  readonly reason: PaymentReason | null;
  /** Explanation in the shopper's language. */
  readonly message: string | null;
  readonly total: string;
  /** Expiry of an unpaid order. */
  readonly expiresAt: string | null;
}

/** Result of a reorder. */
export interface Reorder {
  readonly cartIds: readonly number[];
  /** Items that are no longer available, with the reason in the shopper's language. */
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
}

/** Parses the chosen values of a wire text. */
export const optionsOf = (text: string | null): string[] =>
  readValues(text ?? "").map((value) => value.trim());

export const boughtItemOf = (item: PreOrderItem | WireItem): BoughtItem => ({
  productId: item.productId,
  skuId: item.attrValueId,
  name: item.productName,
  picture: item.image,
  options: optionsOf(item.sku),
  price: item.price,
  quantity: item.payNum,
});

const orderItemOf = (item: WireItem): OrderItem => ({
  ...boughtItemOf(item),
  id: item.id,
  isReviewed: item.isReply,
  refundedCount: item.refundedNum ?? 0,
});

const partOf = (order: OrderCard | MerchantOrder | MasterOrderShop): OrderPart => ({
  orderNo: order.orderNo,
  shop: { id: order.merId, name: order.merName },
  mark: {
    paid: order.paid,
    status: order.status,
    refundStatus: order.refundStatus,
    isRefundable: order.isRefundable,
    paymentHold: order.paymentHold,
    moneyProblem: order.moneyProblem,
    isReviewed: order.orderInfoList.every(({ isReply }) => isReply),
    hasParcel: order.orderInfoList.some(({ sentNum }) => (sentNum ?? 0) > 0),
  },
  items: order.orderInfoList.map(orderItemOf),
  refunded: order.refundedPrice ?? "0",
});

const fieldsOf = (order: MasterOrder | MerchantOrder): OrderFields => ({
  orderNo: order.orderNo,
  createdAt: order.createTime,
  paidAt: order.payTime,
  payType: order.payType,
  quantity: order.totalNum,
  total: order.payPrice,
  sums: {
    items: order.proTotalPrice,
    shipping: order.payPostage ?? "0",
    coupons: order.couponPrice ?? "0",
    points: order.integralPrice ?? "0",
    tax: order.tax ?? "0",
  },
  recipient: {
    name: order.realName,
    phone: order.userPhone,
    email: order.email,
    address: order.userAddress,
  },
  note: "mark" in order ? order.mark : order.userRemark,
  isGift: "isGift" in order && order.isGift,
});

export const listedOrderOf = (order: OrderCard): ListedOrder => ({
  ...partOf(order),
  masterOrderNo: order.masterOrderNo,
  createdAt: order.createTime,
  quantity: order.totalNum,
  total: order.payPrice,
  shipping: order.payPostage ?? "0",
  courier: [order.deliveryName, order.deliveryId].filter(Boolean).join(" "),
});

export const shopOrderOf = (order: MerchantOrder): ShopOrder => ({
  ...fieldsOf(order),
  ...partOf(order),
  masterOrderNo: order.masterOrderNo,
  receivedAt: order.autoReceiveTime,
});

export const orderOf = (order: MasterOrder): Order => ({
  ...fieldsOf(order),
  isPaid: order.paid,
  isCancelled: order.isCancel,
  expiresAt: order.expireTime,
  pstNumber: order.pstNumber,
  parts: order.orderList.map(partOf),
});

export const unpaidOrderOf = (order: AwaitPayOrder): UnpaidOrder => ({
  orderNo: order.orderNo,
  createdAt: order.createTime,
  quantity: order.totalNum,
  total: order.payPrice,
  expiresAt: order.expireTime,
  parts: order.orderList.map(({ merId, merName, orderInfoList }) => ({
    shop: { id: merId, name: merName },
    items: orderInfoList.map(boughtItemOf),
  })),
});

export const reorderOf = ({ cartIdList, skipped }: DataOf<typeof orderAgain>): Reorder => ({
  cartIds: cartIdList,
  skipped: skipped.map(({ productName, reason }) => ({ name: productName, reason })),
});

export const paymentResultOf = (result: DataOf<typeof payResult>): PaymentResult => ({
  orderNo: result.orderNo,
  status: result.status,
  reason: result.reason,
  message: result.message,
  total: result.payPrice,
  expiresAt: result.expireTime,
});
