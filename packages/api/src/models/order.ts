import type { DataOf } from "../contract/endpoint.ts";
import type { AwaitPayOrder, MasterOrder, MasterOrderShop, MerchantOrder } from "../contract/order-shapes.ts";
import type { OrderCard, OrderItem as WireItem, PreOrderItem } from "../contract/order-shapes.ts";
import type { OrderMark } from "../contract/order-status.ts";
import type { orderAgain } from "../contract/ordering.ts";
import type { PaymentReason, payResult } from "../contract/payment.ts";
import { readValues } from "../contract/texts.ts";

/** Something that is bought or about to be. */
export interface BoughtItem {
  readonly productId: number;
  readonly skuId: number | null;
  readonly name: string;
  readonly picture: string | null;
  /** The chosen value of each option, in the product's order. */
  readonly options: readonly string[];
  /** Of one unit, decimal text. */
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

/** What an order consists of, decimal texts; "0" for what it hasn't. */
export interface OrderSums {
  readonly items: string;
  readonly shipping: string;
  readonly coupons: string;
  readonly points: string;
  readonly tax: string;
}

/** Who gets an order. */
export interface Recipient {
  readonly name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** In one line, the country by its English name at the end. */
  readonly address: string | null;
}

/** The order of one shop, as part of a master order. Times are wire times. */
export interface OrderPart {
  readonly orderNo: string;
  readonly shop: SellerRef;
  /** What its state and its actions follow from. */
  readonly mark: OrderMark;
  readonly items: readonly OrderItem[];
  /** What was given back, or is on its way back. */
  readonly refunded: string;
}

/** The order of one shop in a list. */
export interface ListedOrder extends OrderPart {
  readonly masterOrderNo: string;
  readonly createdAt: string;
  readonly quantity: number;
  readonly total: string;
  readonly shipping: string;
  /** Who brings it and its number there; empty while nothing was sent. */
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
  /** What the shopper wrote. */
  readonly note: string | null;
}

/** The order of one shop (SH…). */
export interface ShopOrder extends OrderFields, OrderPart {
  readonly masterOrderNo: string;
  /** When a sent order counts as received. */
  readonly receivedAt: string | null;
}

/** What was ordered together, paid and cancelled whole (PT…). */
export interface Order extends OrderFields {
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
  /** When it ends unpaid. */
  readonly expiresAt: string | null;
  readonly pstNumber: string | null;
  readonly parts: readonly OrderPart[];
}

/** An order of the list of those that are still to be paid. */
export interface UnpaidOrder extends Pick<Order, "orderNo" | "quantity" | "total" | "expiresAt"> {
  readonly createdAt: string | null;
  readonly parts: readonly { readonly shop: SellerRef; readonly items: readonly BoughtItem[] }[];
}

/** How a payment stands. */
export interface PaymentResult {
  readonly orderNo: string;
  readonly status: "paid" | "pending" | "failed" | "cancelled";
  /** Why the newest payment didn't pay the order, or that the bank hasn't decided yet. */
  readonly reason: PaymentReason | null;
  /** What happened, in the shopper's language. */
  readonly message: string | null;
  readonly total: string;
  /** When an unpaid order ends. */
  readonly expiresAt: string | null;
}

/** What came of ordering the same again. */
export interface Reorder {
  readonly cartIds: readonly number[];
  /** What can't be bought any more, with the reason in the shopper's language. */
  readonly skipped: readonly { readonly name: string; readonly reason: string }[];
}

/** The chosen values of a text of the wire. */
export const optionsOf = (text: string | null): string[] =>
  readValues(text ?? "").map((value) => value.trim());

/** Something bought, of the wire. */
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
});

/** A card of the order list of the wire. */
export const listedOrderOf = (order: OrderCard): ListedOrder => ({
  ...partOf(order),
  masterOrderNo: order.masterOrderNo,
  createdAt: order.createTime,
  quantity: order.totalNum,
  total: order.payPrice,
  shipping: order.payPostage ?? "0",
  courier: [order.deliveryName, order.deliveryId].filter(Boolean).join(" "),
});

/** A merchant order of the wire. */
export const shopOrderOf = (order: MerchantOrder): ShopOrder => ({
  ...fieldsOf(order),
  ...partOf(order),
  masterOrderNo: order.masterOrderNo,
  receivedAt: order.autoReceiveTime,
});

/** A master order of the wire. */
export const orderOf = (order: MasterOrder): Order => ({
  ...fieldsOf(order),
  isPaid: order.paid,
  isCancelled: order.isCancel,
  expiresAt: order.expireTime,
  pstNumber: order.pstNumber,
  parts: order.orderList.map(partOf),
});

/** A card of the unpaid orders of the wire. */
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

/** What came of ordering again, of the wire. */
export const reorderOf = ({ cartIdList, skipped }: DataOf<typeof orderAgain>): Reorder => ({
  cartIds: cartIdList,
  skipped: skipped.map(({ productName, reason }) => ({ name: productName, reason })),
});

/** A payment's result of the wire. */
export const paymentResultOf = (result: DataOf<typeof payResult>): PaymentResult => ({
  orderNo: result.orderNo,
  status: result.status,
  reason: result.reason,
  message: result.message,
  total: result.payPrice,
  expiresAt: result.expireTime,
});
