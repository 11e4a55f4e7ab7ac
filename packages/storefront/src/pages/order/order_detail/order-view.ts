import {
  orderStatus,
  type MasterOrder,
  type MerchantOrder,
  type OrderItem,
  type OrderMark,
} from "@carmine/api/contract";
import { sumMoney } from "@carmine/i18n";
import { orderMarkOf } from "../../../features/orders/order-mark.ts";

/** The goods of one shop in an order. */
export interface ShopPart {
  readonly merId: number;
  readonly merName: string;
  /** Number and state of its own order, where a master order of several shops is shown. */
  readonly own?: { readonly orderNo: string; readonly mark: OrderMark };
  readonly items: readonly OrderItem[];
}

/** An order as its page shows it: a master order with all its shops, or the order of one shop. */
export interface OrderView {
  readonly orderNo: string;
  readonly masterOrderNo: string;
  /** Of one shop alone: what is received, bought again and deleted. */
  readonly merchantOrderNo?: string;
  readonly mark: OrderMark;
  readonly shops: readonly ShopPart[];
  readonly sums: Pick<MasterOrder, "proTotalPrice" | "payPostage" | "couponPrice" | "integralPrice" | "tax">;
  readonly payPrice: string;
  readonly totalNum: number;
  readonly createTime: string;
  readonly payTime: string | null;
  readonly payType: string | null;
  /** When it ends unpaid. */
  readonly expireTime: string | null;
  readonly note: string | null;
  readonly pstNumber: string | null;
  readonly consignee: Pick<MasterOrder, "realName" | "userPhone" | "userAddress" | "email">;
  /** Decimal text; what was given back, or is on its way back. */
  readonly refundedPrice: string;
  /** Every line has its review. */
  readonly reviewed: boolean;
}

const kinds = [
  ["master", /^PT\d{8,40}$/],
  ["merchant", /^SH\d{8,40}$/],
] as const;

/** What a number is of; undefined for what can't be an order. */
export const orderKindOf = (orderNo: string): (typeof kinds)[number][0] | undefined =>
  kinds.find(([, pattern]) => pattern.test(orderNo))?.[0];

const allReviewed = (items: readonly OrderItem[]): boolean => items.every(({ isReply }) => isReply);

/** A master order is as far as the shop that is least far; those that were cancelled hold nothing up. */
const leastStatus = (order: MasterOrder): number => {
  const open = order.orderList
    .map(({ status }) => status)
    .filter((status) => status !== orderStatus.cancelled);
  return open.length === 0 ? orderStatus.cancelled : Math.min(...open);
};

export const viewOfMaster = (order: MasterOrder): OrderView => {
  const [only, ...others] = order.orderList;
  // A paid order of one shop is that shop's order.
  const single = order.paid && others.length === 0 ? only : undefined;
  return {
    ...fieldsOfBoth(order),
    masterOrderNo: order.orderNo,
    ...(single ? { merchantOrderNo: single.orderNo } : {}),
    mark: single
      ? orderMarkOf(single)
      : { paid: order.paid, isCancel: order.isCancel, status: leastStatus(order) },
    shops: order.orderList.map(
      ({ merId, merName, orderNo, paid, status, refundStatus, orderInfoList: items }) => ({
        merId,
        merName,
        items,
        ...(others.length > 0 ? { own: { orderNo, mark: { paid, status, refundStatus } } } : {}),
      }),
    ),
    expireTime: order.expireTime,
    note: order.mark,
    pstNumber: order.pstNumber,
    refundedPrice: sumMoney(
      order.orderList.map(({ refundedPrice }) => ({ price: refundedPrice ?? "0", count: 1 })),
    ),
    reviewed: order.orderList.every(({ orderInfoList }) => allReviewed(orderInfoList)),
  };
};

/**
 * @param expireTime when its master order ends unpaid; the merchant order does not say
 */
export const viewOfMerchant = (order: MerchantOrder, expireTime: string | null): OrderView => ({
  ...fieldsOfBoth(order),
  masterOrderNo: order.masterOrderNo,
  merchantOrderNo: order.orderNo,
  mark: orderMarkOf(order),
  shops: [{ merId: order.merId, merName: order.merName, items: order.orderInfoList }],
  expireTime,
  note: order.userRemark,
  pstNumber: null,
  refundedPrice: order.refundedPrice ?? "0",
  reviewed: allReviewed(order.orderInfoList),
});

const fieldsOfBoth = (order: MasterOrder | MerchantOrder) => ({
  orderNo: order.orderNo,
  sums: order,
  payPrice: order.payPrice,
  totalNum: order.totalNum,
  createTime: order.createTime,
  payTime: order.payTime,
  payType: order.payType,
  consignee: order,
});
