import type { MoneyProblem, PaymentHold } from "./payment-problems.ts";

/** Values of `status` of a merchant order on the wire; unpaid and to ship are both 0 and differ by `paid`. */
export const orderStatus = { toShip: 0, toReceive: 1, toReview: 2, finished: 3, cancelled: 9 } as const;

export const refundStatus = { none: 0, applied: 1, refunding: 2, refunded: 3 } as const;

export const orderStates = ["unpaid", "toShip", "toReceive", "toReview", "finished", "cancelled"] as const;
export type OrderState = (typeof orderStates)[number];

export const orderActors = ["shopper", "merchant", "operator", "system", "provider"] as const;
export type OrderActor = (typeof orderActors)[number];

/** An action on an order. `to` is absent if the state stays. */
export interface OrderAction {
  readonly action: OrderActionName;
  readonly from: readonly OrderState[];
  readonly to?: OrderState;
  readonly by: readonly OrderActor[];
  /**
   * A master order (PT…) is paid and canceled as a whole; all other actions are on one merchant order (SH…).
   */
  readonly of: "master" | "merchant";
  /** Not while a refund is requested, in progress or completed; `done`: only not after a full refund. */
  readonly withoutRefund?: boolean | "done";
  /** Not while the payment is disputed, or after it was refunded externally. */
  readonly withoutHold?: boolean;
}

export type OrderActionName =
  | "pay"
  | "settle"
  | "cancel"
  | "ship"
  | "receive"
  | "applyRefund"
  | "refund"
  | "track"
  | "review"
  | "again"
  | "delete";

const afterReceipt = ["toReview", "finished"] as const;

/**
 * The transition table (rule 3), used by the server for permissions and by the storefront for buttons; all
 * other actions are refused. The server checks time limits (payment deadline, after-sale days).
 */
export const orderActions: readonly OrderAction[] = [
  { action: "pay", from: ["unpaid"], by: ["shopper"], of: "master" },
  { action: "settle", from: ["unpaid"], to: "toShip", by: ["provider", "system"], of: "master" },
  {
    action: "cancel",
    from: ["unpaid"],
    to: "cancelled",
    by: ["shopper", "operator", "system"],
    of: "master",
  },
  {
    action: "ship",
    from: ["toShip"],
    to: "toReceive",
    by: ["merchant"],
    of: "merchant",
    withoutRefund: true,
    withoutHold: true,
  },
  {
    action: "receive",
    from: ["toReceive"],
    to: "finished",
    by: ["shopper", "system"],
    of: "merchant",
    withoutRefund: true,
  },
  {
    action: "applyRefund",
    from: ["toShip", ...afterReceipt],
    by: ["shopper"],
    of: "merchant",
    withoutRefund: "done",
    withoutHold: true,
  },
  // Without a request of the shopper, also in transit and after the after-sale days.
  {
    action: "refund",
    from: ["toShip", "toReceive", ...afterReceipt],
    by: ["merchant", "operator"],
    of: "merchant",
    withoutRefund: "done",
    withoutHold: true,
  },
  // While it is to be shipped, only after a first parcel was sent.
  { action: "track", from: ["toShip", "toReceive", ...afterReceipt], by: ["shopper"], of: "merchant" },
  { action: "review", from: afterReceipt, by: ["shopper"], of: "merchant", withoutRefund: true },
  { action: "again", from: [...afterReceipt, "cancelled"], by: ["shopper"], of: "merchant" },
  { action: "delete", from: [...afterReceipt, "cancelled"], by: ["shopper"], of: "merchant" },
];

/** The fields that determine the state; a master order has `isCancel` and no `status`. */
export interface OrderMark {
  paid: boolean;
  status?: number;
  refundStatus?: number;
  /** Why the order is on hold. */
  paymentHold?: PaymentHold | null;
  /** Whether the shop's team holds it back. */
  isHeld?: boolean;
  /** Why the money of a refund isn't in transit. */
  moneyProblem?: MoneyProblem | null;
  isCancel?: boolean;
  /** False if the after-sale days are over or nothing is left to refund; computed by the server. */
  isRefundable?: boolean | null;
  /** Whether every line has a review. */
  isReviewed?: boolean;
  /** Whether a parcel was sent. */
  hasParcel?: boolean;
}

/** State of a merchant order or of a master order. */
export const orderStateOf = (order: OrderMark): OrderState => {
  if (order.isCancel || order.status === orderStatus.cancelled) return "cancelled";
  if (!order.paid) return "unpaid";
  if (order.status === orderStatus.toReceive) return "toReceive";
  if (order.status === orderStatus.toReview) return "toReview";
  if (order.status === orderStatus.finished) return "finished";
  return "toShip";
};

/** The transition that allows this actor the action; undefined if it is refused. */
export const allowedOrderAction = (
  action: OrderActionName,
  order: OrderMark,
  actor: OrderActor,
): OrderAction | undefined => {
  const state = orderStateOf(order);
  const refund = order.refundStatus ?? refundStatus.none;
  return orderActions.find(
    (row) =>
      row.action === action &&
      row.from.includes(state) &&
      row.by.includes(actor) &&
      !(row.withoutRefund === true && refund !== refundStatus.none) &&
      !(row.withoutRefund === "done" && refund === refundStatus.refunded) &&
      !(row.withoutHold && order.paymentHold) &&
      !(row.action === "ship" && order.isHeld) &&
      !(row.action === "applyRefund" && order.isRefundable === false) &&
      !(row.action === "review" && order.isReviewed) &&
      !(row.action === "track" && state === "toShip" && !order.hasParcel) &&
      !(row.action === "delete" && (refund === refundStatus.applied || refund === refundStatus.refunding)),
  );
};

/** Allowed actions of an actor on an order, in table order. */
export const orderActionsFor = (
  order: OrderMark,
  actor: OrderActor,
  of: OrderAction["of"],
): readonly OrderActionName[] =>
  orderActions
    .filter((row) => row.of === of && allowedOrderAction(row.action, order, actor) === row)
    .map((row) => row.action);
