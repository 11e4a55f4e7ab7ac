import { orderStateOf, refundStatus, type OrderMark, type OrderState } from "@carmine/api/contract";
import type { IconShape, StatusTone } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { CircleCheck, CircleX, Clock, Package, RotateCcw, Star, Truck } from "lucide-react";
import { problemChips, problemLook } from "./money-problem.ts";

type ShownState = OrderState | "refundRequested" | "refunding" | "refunded";

export const stateTexts: Readonly<Record<ShownState, MessageDescriptor>> = defineMessages({
  unpaid: { defaultMessage: "Unpaid", description: "Tab of the orders, and other places" },
  toShip: { defaultMessage: "Preparing", description: "Tab of the orders, and other places" },
  toReceive: { defaultMessage: "On the way", description: "Tab of the orders, and other places" },
  toReview: { defaultMessage: "To review", description: "Tab of the orders, and other places" },
  finished: { defaultMessage: "Completed", description: "State of an order" },
  cancelled: { defaultMessage: "Canceled", description: "Step of an order, and other places" },
  refundRequested: { defaultMessage: "Refund requested", description: "State of an order, and other places" },
  refunding: { defaultMessage: "Refund in progress", description: "State of an order, and other places" },
  refunded: { defaultMessage: "Refunded", description: "State of an order, and other places" },
});

const looks: Readonly<Record<keyof typeof stateTexts, { tone: StatusTone; icon: IconShape }>> = {
  unpaid: { tone: "caution", icon: Clock },
  toShip: { tone: "info", icon: Package },
  toReceive: { tone: "info", icon: Truck },
  toReview: { tone: "act", icon: Star },
  finished: { tone: "success", icon: CircleCheck },
  cancelled: { tone: "neutral", icon: CircleX },
  refundRequested: { tone: "caution", icon: RotateCcw },
  refunding: { tone: "caution", icon: RotateCcw },
  refunded: { tone: "neutral", icon: RotateCcw },
};

/** A refund is shown instead of the order's state. */
export const shownState = (order: OrderMark): keyof typeof stateTexts => {
  const refund = order.refundStatus ?? refundStatus.none;
  if (refund === refundStatus.refunded) return "refunded";
  if (refund === refundStatus.refunding) return "refunding";
  return refund === refundStatus.none ? orderStateOf(order) : "refundRequested";
};

export interface StateChip {
  readonly text: string;
  readonly tone: StatusTone;
  readonly icon: IconShape;
}

/** Returns a function for the label and look of an order's state. */
export const useStateChip = (): ((order: OrderMark) => StateChip) => {
  const intl = useIntl();
  return (order) => {
    if (order.moneyProblem)
      return { text: intl.formatMessage(problemChips[order.moneyProblem]), ...problemLook };
    const state = shownState(order);
    return { text: intl.formatMessage(stateTexts[state]), ...looks[state] };
  };
};
