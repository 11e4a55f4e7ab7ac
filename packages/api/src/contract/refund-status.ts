import type { OrderActor } from "./order-status.ts";

/** Values of `refundStatus` of a refund on the wire; 4 to 6 are the domestic edition's. */
export const refundStates = {
  applied: 0,
  refused: 1,
  refunding: 2,
  refunded: 3,
  /** Agreed: the shopper has to send the items back. */
  toReturn: 4,
  /** On their way back: the shop has to receive them. */
  returning: 5,
  withdrawn: 6,
} as const;
export type RefundState = keyof typeof refundStates;

/** Name of a state by its number; what no table knows counts as under review. */
export const refundStateOf = (status: number): RefundState =>
  (Object.keys(refundStates) as RefundState[]).find((name) => refundStates[name] === status) ?? "applied";

/** 1 money back, 2 items back and money back. */
export const afterSalesTypes = { refundOnly: 1, returnGoods: 2 } as const;

export type RefundActionName = "withdraw" | "agree" | "refuse" | "sendBack" | "receiveBack" | "complete";

export interface RefundAction {
  readonly action: RefundActionName;
  readonly from: readonly RefundState[];
  readonly by: readonly OrderActor[];
}

/**
 * What can be done with a refund (rule 5); what is not in it is refused. `agree` goes to `toReturn` where items come
 * back, else straight to `refunding`.
 */
export const refundActions: readonly RefundAction[] = [
  { action: "withdraw", from: ["applied", "toReturn"], by: ["shopper"] },
  // Nothing was sent back in time.
  { action: "withdraw", from: ["toReturn"], by: ["system"] },
  { action: "agree", from: ["applied"], by: ["merchant", "operator"] },
  // After the items came back too: other ones, or damaged.
  { action: "refuse", from: ["applied", "returning"], by: ["merchant", "operator"] },
  { action: "sendBack", from: ["toReturn"], by: ["shopper"] },
  { action: "receiveBack", from: ["returning"], by: ["merchant", "operator"] },
  { action: "complete", from: ["refunding"], by: ["provider"] },
];

export const mayRefund = (action: RefundActionName, state: RefundState, actor: OrderActor): boolean =>
  refundActions.some((row) => row.action === action && row.from.includes(state) && row.by.includes(actor));

/** States in which somebody still has to do something. */
export const openRefundStates: readonly RefundState[] = ["applied", "toReturn", "returning", "refunding"];
