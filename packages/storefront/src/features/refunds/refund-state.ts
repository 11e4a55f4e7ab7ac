import type { MoneyProblem, RefundState } from "@carmine/api/contract";
import type { IconShape, RefundChainProps, StatusTone } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { CircleCheck, CircleX, Clock, PackageOpen, RotateCcw, Truck, Undo2 } from "lucide-react";
import { problemChips, problemLook } from "../orders/money-problem.ts";

const texts: Readonly<Record<RefundState, MessageDescriptor>> = defineMessages({
  applied: { defaultMessage: "Under review", description: "State of a refund: the seller examines it" },
  refused: { defaultMessage: "Declined", description: "State of a refund" },
  refunding: { defaultMessage: "Refund in progress", description: "State of an order, and other places" },
  refunded: { defaultMessage: "Refunded", description: "Step of a refund, and other places" },
  toReturn: {
    defaultMessage: "Send items back",
    description: "State of a refund: accepted, items go back first",
  },
  returning: { defaultMessage: "On its way back", description: "State of a refund: items go to the seller" },
  withdrawn: { defaultMessage: "Withdrawn", description: "State of a refund" },
});

const looks: Readonly<Record<RefundState, { tone: StatusTone; icon: IconShape }>> = {
  applied: { tone: "caution", icon: Clock },
  refused: { tone: "critical", icon: CircleX },
  refunding: { tone: "caution", icon: RotateCcw },
  refunded: { tone: "success", icon: CircleCheck },
  toReturn: { tone: "act", icon: PackageOpen },
  returning: { tone: "info", icon: Truck },
  withdrawn: { tone: "neutral", icon: Undo2 },
};

/** Returns a function for the label and look of a refund's state. */
export const useRefundChip = () => {
  const intl = useIntl();
  return (state: RefundState, moneyProblem?: MoneyProblem) =>
    moneyProblem
      ? { text: intl.formatMessage(problemChips[moneyProblem]), ...problemLook }
      : { text: intl.formatMessage(texts[state]), ...looks[state] };
};

const stepTexts = defineMessages({
  requested: { defaultMessage: "Requested", description: "Step of a refund: by the shopper" },
  accepted: {
    defaultMessage: "Shop’s decision",
    description: "Step of a refund: the seller examines the request, or has accepted it",
  },
  sentBack: { defaultMessage: "Sent back", description: "Step of a refund: the items" },
  received: { defaultMessage: "Returned", description: "Step of a refund: the seller has the items" },
  refunded: { defaultMessage: "Refunded", description: "Step of a refund, and other places" },
});

export type RefundStepKey = keyof typeof stepTexts;

/** Steps of a refund; more if items are returned. */
const wayOf = (withReturn: boolean): readonly RefundStepKey[] =>
  withReturn
    ? ["requested", "accepted", "sentBack", "received", "refunded"]
    : ["requested", "accepted", "refunded"];

/** The current step of each state; previous steps are done. */
const currentOf: Readonly<Partial<Record<RefundState, RefundStepKey>>> = {
  applied: "accepted",
  toReturn: "sentBack",
  returning: "received",
  refunding: "refunded",
};

/**
 * Progress of a refund; undefined for a refund that ended without a payment.
 * @returns the steps, and the index of the current one; the number of steps if all are done
 */
export const refundWay = (
  state: RefundState,
  withReturn: boolean,
): { steps: readonly RefundStepKey[]; current: number } | undefined => {
  const steps = wayOf(withReturn);
  if (state === "refunded") return { steps, current: steps.length };
  const current = currentOf[state];
  return current && { steps, current: steps.indexOf(current) };
};

/** Returns a function for the labels of a refund's steps. */
export const useRefundSteps = (): ((key: RefundStepKey) => string) => {
  const intl = useIntl();
  return (key) => intl.formatMessage(stepTexts[key]);
};

/** Returns a function that creates the step chain of a refund's card. */
export const useRefundChain = () => {
  const intl = useIntl();
  const stepText = useRefundSteps();
  return (state: RefundState, withReturn: boolean): RefundChainProps | undefined => {
    const way = refundWay(state, withReturn);
    return (
      way && {
        label: intl.formatMessage({ defaultMessage: "Steps of the refund", description: "Name of a list" }),
        steps: way.steps.map((key, place) => ({
          text: stepText(key),
          state: place < way.current ? "done" : place === way.current ? "current" : "todo",
        })),
      }
    );
  };
};
