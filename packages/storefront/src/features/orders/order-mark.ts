import type { MasterOrderShop, MerchantOrder, OrderCard, OrderMark } from "@carmine/api/contract";

type Order = Pick<
  OrderCard | MerchantOrder | MasterOrderShop,
  "paid" | "status" | "refundStatus" | "isRefundable" | "orderInfoList"
>;

/** What the table of actions reads of an order of one shop. */
export const orderMarkOf = ({
  paid,
  status,
  refundStatus,
  isRefundable,
  orderInfoList,
}: Order): OrderMark => ({
  paid,
  status,
  refundStatus,
  isRefundable,
  isReviewed: orderInfoList.every(({ isReply }) => isReply),
  hasParcel: orderInfoList.some(({ sentNum }) => (sentNum ?? 0) > 0),
});
