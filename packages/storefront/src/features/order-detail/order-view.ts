import { orderStatus, type OrderMark } from "@carmine/api/contract";
import type { Order, OrderItem, OrderPart, ShopOrder } from "@carmine/api/hooks";
import { sumMoney } from "@carmine/i18n";

/** Items of one shop in an order. */
export interface ShopPart {
  readonly shop: OrderPart["shop"];
  /** Number and state of the shop's order, for a master order of several shops. */
  readonly own?: { readonly orderNo: string; readonly mark: OrderMark };
  readonly items: readonly OrderItem[];
}

/** View of an order page: a master order with all its shops, or the order of one shop. */
export interface OrderView extends Pick<
  Order,
  | "orderNo"
  | "sums"
  | "total"
  | "quantity"
  | "createdAt"
  | "paidAt"
  | "payType"
  | "expiresAt"
  | "note"
  | "isGift"
  | "pstNumber"
  | "recipient"
> {
  readonly masterOrderNo: string;
  /** Only for the order of one shop, which can be received, reordered and deleted. */
  readonly merchantOrderNo?: string;
  readonly mark: OrderMark;
  readonly shops: readonly ShopPart[];
  /** Decimal text; refunded or pending amount. */
  readonly refunded: string;
  /** Whether every line has a review. */
  readonly reviewed: boolean;
}

const kinds = [
  ["master", /^PT\d{8,40}$/],
  ["merchant", /^SH\d{8,40}$/],
] as const;

/** Kind of an order number; undefined if it is malformed. */
export const orderKindOf = (orderNo: string): (typeof kinds)[number][0] | undefined =>
  kinds.find(([, pattern]) => pattern.test(orderNo))?.[0];

const allReviewed = (items: readonly OrderItem[]): boolean => items.every(({ isReviewed }) => isReviewed);

/** A master order has the state of its slowest shop, ignoring canceled shops. */
const leastStatus = (order: Order): number => {
  const open = order.parts
    .flatMap(({ mark }) => mark.status ?? [])
    .filter((status) => status !== orderStatus.cancelled);
  return open.length === 0 ? orderStatus.cancelled : Math.min(...open);
};

export const viewOfMaster = (order: Order): OrderView => {
  const [only, ...others] = order.parts;
  // A paid order of one shop is shown as that shop's order.
  const single = order.isPaid && others.length === 0 ? only : undefined;
  return {
    ...order,
    masterOrderNo: order.orderNo,
    ...(single ? { merchantOrderNo: single.orderNo } : {}),
    mark: single?.mark ?? { paid: order.isPaid, isCancel: order.isCancelled, status: leastStatus(order) },
    shops: order.parts.map(
      ({ shop, orderNo, mark: { paid, status, refundStatus, moneyProblem }, items }) => ({
        shop,
        items,
        ...(others.length > 0
          ? { own: { orderNo, mark: { paid, status, refundStatus, moneyProblem } } }
          : {}),
      }),
    ),
    refunded: sumMoney(order.parts.map(({ refunded }) => ({ price: refunded, count: 1 }))),
    reviewed: order.parts.every(({ items }) => allReviewed(items)),
  };
};

/** @param expiresAt expiry of the unpaid master order, which the merchant order doesn't contain */
export const viewOfMerchant = (order: ShopOrder, expiresAt: string | null): OrderView => ({
  ...order,
  merchantOrderNo: order.orderNo,
  shops: [order],
  expiresAt,
  pstNumber: null,
  reviewed: allReviewed(order.items),
});
