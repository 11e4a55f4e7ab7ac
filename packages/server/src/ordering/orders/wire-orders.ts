import type {
  MasterOrder,
  MerchantOrder,
  OrderCard,
  OrderItem,
  PreOrderShop,
  WireLocale,
} from "@carmine/api/contract";
import { Big } from "big.js";
import { eachOf, fromMinor, minorDigits, toMinor } from "../../shared/money.ts";
import { wireTime, wireTimeOrNull } from "../../shared/wire-time.ts";
import { mediaAddress } from "../../shared/media-address.ts";
import { textIn } from "../../shared/localized-text.ts";
import { afterSaleFields, type OrderClock } from "./after-sale-fields.ts";
import type { LineRow, MasterRow, MasterWithRedirect, MerchantRow, ShopOrder } from "./order-rows.ts";

export const wireItem = (line: LineRow, merOrderNo: string, locale: WireLocale): OrderItem => ({
  id: line.id,
  merOrderNo,
  productId: line.productId,
  productName: textIn(line.name, locale),
  image: mediaAddress(line.picture),
  attrValueId: line.skuId,
  sku: textIn(line.skuText, locale),
  price: line.price,
  payNum: line.quantity,
  isReply: line.isReviewed,
  sentNum: line.sent,
  refundedNum: line.refunded,
});

const wireItems = (order: ShopOrder, locale: WireLocale): OrderItem[] =>
  order.lines.map((line) => wireItem(line, order.orderNo, locale));

/** Amounts of master and merchant orders. */
const sums = (order: MasterRow | MerchantRow, currency: string) => ({
  totalNum: order.totalNum,
  proTotalPrice: order.goods,
  totalPostage: order.freight,
  // Before deductions: subtracting coupon and points gives the paid amount.
  totalPrice: new Big(order.total).plus(order.coupon).plus(order.points).toFixed(minorDigits(currency)),
  payPostage: order.freight,
  payPrice: order.total,
  couponId: order.claimId,
  couponPrice: order.coupon,
  integralPrice: order.points,
  tax: order.tax,
});

const consignee = (order: MasterRow) => ({
  email: order.email,
  realName: order.realName,
  userPhone: order.phone,
  userAddress: order.address,
});

export const wireMaster = (
  order: MasterWithRedirect,
  shops: readonly ShopOrder[],
  locale: WireLocale,
  clock: OrderClock,
): MasterOrder => ({
  id: order.id,
  orderNo: order.orderNo,
  ...consignee(order),
  ...sums(order, order.currency),
  usedIntegral: order.pointsUsed,
  pstNumber: order.pstNumber,
  paid: order.paidAt !== null,
  payTime: wireTimeOrNull(order.paidAt),
  payType: order.payType,
  mark: order.mark,
  isCancel: order.cancelledAt !== null,
  redirect: order.redirect,
  createTime: wireTime(order.createdAt),
  expireTime: wireTime(order.expiresAt),
  orderList: shops.map((shop) => ({
    id: shop.id,
    orderNo: shop.orderNo,
    merId: shop.merchantId,
    merName: shop.merchantName,
    totalNum: shop.totalNum,
    payPrice: shop.total,
    paid: shop.paidAt !== null,
    status: shop.status,
    refundStatus: shop.refundStatus,
    createTime: wireTime(shop.createdAt),
    ...afterSaleFields(shop, clock),
    orderInfoList: wireItems(shop, locale),
  })),
});

export const wireMerchantOrder = (
  shop: ShopOrder,
  master: MasterRow,
  locale: WireLocale,
  clock: OrderClock,
): MerchantOrder => ({
  id: shop.id,
  orderNo: shop.orderNo,
  masterOrderNo: master.orderNo,
  merId: shop.merchantId,
  merName: shop.merchantName,
  uid: shop.accountId,
  ...consignee(master),
  ...sums(shop, master.currency),
  // A coupon of the whole checkout belongs to the master order.
  couponId: shop.claimId ?? (Number(shop.coupon) > 0 ? master.claimId : null),
  usedIntegral: null,
  paid: shop.paidAt !== null,
  payTime: wireTimeOrNull(shop.paidAt),
  payType: master.payType,
  status: shop.status,
  refundStatus: shop.refundStatus,
  userRemark: shop.mark,
  isGift: shop.isGift,
  createTime: wireTime(shop.createdAt),
  deliveryType: shop.deliveryType,
  deliveryName: shop.deliveryName,
  deliveryCode: shop.deliveryCode,
  deliveryId: shop.deliveryId,
  ...afterSaleFields(shop, clock),
  orderInfoList: wireItems(shop, locale),
  expressInfo: null,
});

export const wireCard = (
  shop: ShopOrder,
  masterOrderNo: string,
  locale: WireLocale,
  clock: OrderClock,
): OrderCard => ({
  id: shop.id,
  orderNo: shop.orderNo,
  masterOrderNo,
  merId: shop.merchantId,
  merName: shop.merchantName,
  createTime: wireTime(shop.createdAt),
  paid: shop.paidAt !== null,
  payTime: wireTimeOrNull(shop.paidAt),
  payPrice: shop.total,
  payPostage: shop.freight,
  status: shop.status,
  refundStatus: shop.refundStatus,
  totalNum: shop.totalNum,
  deliveryName: shop.deliveryName,
  deliveryId: shop.deliveryId,
  ...afterSaleFields(shop, clock),
  orderInfoList: wireItems(shop, locale),
});

/** A shop's part of an unpaid order. */
export const wireUnpaidShop = (shop: ShopOrder, digits: number, locale: WireLocale): PreOrderShop => ({
  merId: shop.merchantId,
  merName: shop.merchantName,
  orderInfoList: shop.lines.map((line) => ({
    productId: line.productId,
    productName: textIn(line.name, locale),
    attrValueId: line.skuId,
    image: mediaAddress(line.picture),
    sku: textIn(line.skuText, locale),
    price: line.price,
    payNum: line.quantity,
    weight: line.weight,
    volume: line.volume,
    postage: fromMinor(eachOf(toMinor(line.freight, digits), line.quantity), digits),
  })),
});
