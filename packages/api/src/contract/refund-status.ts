import type { OrderActor } from "./order-status.ts";

/** Values of `refundStatus` of a refund on the wire; 4 to 6 are the domestic edition's. */
export const refundStates = {
  applied: 0,
  refused: 1,
  refunding: 2,
  refunded: 3,
  /** Accepted: the shopper has to send the items back. */
  toReturn: 4,
  /** In transit: the shop has to receive them. */
  returning: 5,
  withdrawn: 6,
} as const;
export type RefundState = keyof typeof refundStates;

/** State name of a number; unknown ones count as under review. */
export const refundStateOf = (status: number): RefundState =>
  (Object.keys(refundStates) as RefundState[]).find((name) => refundStates[name] === status) ?? "applied";

/** 1 refund only, 2 return and refund. */
export const afterSalesTypes = { refundOnly: 1, returnGoods: 2 } as const;

export type RefundActionName =
  | "withdraw"
  | "agree"
  | "refuse"
  | "sendBack"
  | "receiveBack"
  | "complete"
  | "escalate"
  | "overturn"
  | "uphold";

export interface RefundAction {
  readonly action: RefundActionName;
  readonly from: readonly RefundState[];
  readonly by: readonly OrderActor[];
}

/**
 * Actions on a refund (rule 5); all others are refused. `agree` leads to `toReturn` for a return, else
 * directly to `refunding`.
 */
export const refundActions: readonly RefundAction[] = [
  { action: "withdraw", from: ["applied", "toReturn"], by: ["shopper"] },
  // The return deadline has passed.
  { action: "withdraw", from: ["toReturn"], by: ["system"] },
  { action: "agree", from: ["applied"], by: ["merchant", "operator"] },
  // Also after receiving the items, if they are wrong or damaged.
  { action: "refuse", from: ["applied", "returning"], by: ["merchant", "operator"] },
  { action: "sendBack", from: ["toReturn"], by: ["shopper"] },
  { action: "receiveBack", from: ["returning"], by: ["merchant", "operator"] },
  { action: "complete", from: ["refunding"], by: ["provider"] },
  // The shopper asks the marketplace to decide about a refusal; `overturn` continues like `agree`.
  { action: "escalate", from: ["refused"], by: ["shopper"] },
  { action: "overturn", from: ["refused"], by: ["operator"] },
  { action: "uphold", from: ["refused"], by: ["operator"] },
];

export const mayRefund = (action: RefundActionName, state: RefundState, actor: OrderActor): boolean =>
  refundActions.some((row) => row.action === action && row.from.includes(state) && row.by.includes(actor));

/** States that wait for an action. */
export const openRefundStates: readonly RefundState[] = ["applied", "toReturn", "returning", "refunding"];
