import type { OrderHistoryEntry, WireLocale } from "@carmine/api/contract";
import type { orderHistory, OrderEvent } from "../../database/schema/order-history.ts";
import { textOf, type TextKey } from "../../http/messages.ts";
import { wireTime } from "../../shared/wire-time.ts";

const titles: Readonly<Record<OrderEvent, TextKey>> = {
  created: "historyCreated",
  settled: "historySettled",
  cancelled: "historyCancelled",
  expired: "historyExpired",
  shipped: "historyShipped",
  received: "historyReceived",
  addressChanged: "historyAddressChanged",
  parcelSent: "historyParcelSent",
  delivered: "historyDelivered",
  autoReceived: "historyAutoReceived",
  hidden: "historyHidden",
  lateRefund: "historyLateRefund",
  wrongAmountRefund: "historyWrongAmountRefund",
  refundApplied: "historyRefundApplied",
  refundAgreed: "historyRefundAgreed",
  returnAgreed: "historyReturnAgreed",
  refundRefused: "historyRefundRefused",
  refundEscalated: "historyRefundEscalated",
  refundUpheld: "historyRefundUpheld",
  refundWithdrawn: "historyRefundWithdrawn",
  returnOverdue: "historyReturnOverdue",
  returnSent: "historyReturnSent",
  returnReceived: "historyReturnReceived",
  refunded: "historyRefunded",
  refundFailed: "historyRefundFailed",
  refundRetried: "historyRefundRetried",
  externalRefund: "historyExternalRefund",
  disputed: "historyDisputed",
  disputeWon: "historyDisputeWon",
  disputeLost: "historyDisputeLost",
};

/** The title of an event in that language. */
export const eventTitle = (event: OrderEvent, locale: WireLocale): string => textOf(titles[event], locale);

/** The order history in the shopper's language. */
export const wireHistory = (
  rows: readonly (typeof orderHistory.$inferSelect)[],
  locale: WireLocale,
): OrderHistoryEntry[] =>
  rows.map((row) => ({
    status: row.toState,
    title: eventTitle(row.event, locale),
    who: row.who,
    createTime: wireTime(row.createdAt),
    note: row.note,
  }));
