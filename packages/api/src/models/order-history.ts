import type { DataOf } from "../contract/endpoint.ts";
import type { OrderHistoryEntry, orderCenterData, orderData } from "../contract/ordering.ts";

/** An event of an order. */
export interface OrderEvent {
  /** The new state of the order. */
  readonly status: string;
  /** In the shopper's language. */
  readonly title: string;
  readonly who: OrderHistoryEntry["who"];
  /** Wire time. */
  readonly at: string;
  readonly note: string | null;
}

/** Numbers of orders by state. */
export interface OrderCounts {
  readonly toPay: number;
  readonly toShip: number;
  readonly toReceive: number;
  /** Null if the back end doesn't count them. */
  readonly finished: number | null;
}

/** Order counts with the pending tasks after a purchase. */
export interface AccountOrderCounts extends OrderCounts {
  /** Orders to review; another back end counts their lines. */
  readonly toReview: number;
  readonly refunds: number;
}

export const orderEventOf = ({ createTime, ...entry }: OrderHistoryEntry): OrderEvent => ({
  ...entry,
  at: createTime,
});

type WireCounts = DataOf<typeof orderCenterData>;

export const orderCountsOf = (data: DataOf<typeof orderData> | WireCounts): OrderCounts => ({
  toPay: data.unPaidCount,
  toShip: data.unShippedCount,
  toReceive: data.receivedCount,
  finished: data.completeCount,
});

export const accountOrderCountsOf = (data: WireCounts): AccountOrderCounts => ({
  ...orderCountsOf(data),
  toReview: data.toReviewCount ?? data.commentCount,
  refunds: data.refundCount,
});
