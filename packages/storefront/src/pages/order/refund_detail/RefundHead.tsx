import type { RefundState } from "@carmine/api/contract";
import type { Refund } from "@carmine/api/hooks";
import { Button, ButtonLink, OrderStatus } from "@carmine/design-system";
import {
  DateTime,
  defineMessages,
  FormattedMessage,
  useIntl,
  type MessageDescriptor,
} from "@carmine/i18n/react";
import { FileText, PackageCheck, RotateCcw, Store, Truck } from "lucide-react";
import type { ReactElement } from "react";
import { problemSentences, problemTitles } from "../../../features/orders/money-problem.ts";
import { refundFormHref } from "../../../features/orders/order-paths.ts";
import {
  refundWay,
  useRefundChip,
  useRefundSteps,
  type RefundStepKey,
} from "../../../features/refunds/refund-state.ts";

const titles: Readonly<Record<RefundState, MessageDescriptor>> = defineMessages({
  applied: {
    defaultMessage: "The shop is reviewing your request",
    description: "Page of a refund: title by state",
  },
  refused: { defaultMessage: "Your request was declined", description: "Page of a refund: title by state" },
  refunding: { defaultMessage: "Your refund is on its way", description: "Page of a refund: title by state" },
  refunded: { defaultMessage: "Refunded", description: "Step of a refund, and other places" },
  toReturn: {
    defaultMessage: "Accepted: send the items back",
    description: "Page of a refund: title by state",
  },
  returning: {
    defaultMessage: "Your return is on its way to the shop",
    description: "Page of a refund: title by state",
  },
  withdrawn: {
    defaultMessage: "Request withdrawn",
    description: "Page of a refund: title by state, and other places",
  },
});

const sentences: Readonly<Record<RefundState, MessageDescriptor>> = defineMessages({
  applied: {
    defaultMessage:
      "We’ll let you know as soon as the shop responds. Until then, you can withdraw your request.",
    description: "Page of a refund: what happens now",
  },
  refused: {
    defaultMessage: "See the reason below. If you disagree, you can submit a new request.",
    description: "Page of a refund: what happens now",
  },
  refunding: {
    defaultMessage: "We’ve sent your refund to your bank.",
    description: "Page of a refund: what happens now, and other places",
  },
  refunded: {
    defaultMessage: "It may take your bank a few days to show it.",
    description: "Page of an order: refunded, and other places",
  },
  toReturn: {
    defaultMessage: "You’ll get your refund as soon as the items are back.",
    description: "Page of a refund: what happens now",
  },
  returning: {
    defaultMessage: "You’ll get your refund as soon as the shop has the items.",
    description: "Page of a refund: what happens now",
  },
  withdrawn: {
    defaultMessage: "Nothing was refunded.",
    description: "Page of a refund: what happens now",
  },
});

const disputed: Readonly<Record<"sentence", MessageDescriptor>> = defineMessages({
  sentence: {
    defaultMessage: "Our customer service is looking at both sides.",
    description: "Page of a refund: what happens now",
  },
});

const icons: Readonly<Record<RefundStepKey, typeof Truck>> = {
  requested: FileText,
  accepted: Store,
  sentBack: Truck,
  received: PackageCheck,
  refunded: RotateCcw,
};

/** The states that complete each step. */
const doneBy: Readonly<Record<RefundStepKey, readonly RefundState[]>> = {
  requested: ["applied"],
  accepted: ["toReturn", "refunding"],
  sentBack: ["returning"],
  received: ["refunding"],
  refunded: ["refunded"],
};

/** State of a refund, and its actions. */
export const RefundHead = ({
  refund,
  onWithdraw,
}: {
  refund: Refund;
  onWithdraw: () => void;
}): ReactElement => {
  const intl = useIntl();
  const chip = useRefundChip();
  const stepText = useRefundSteps();
  const { state, moneyProblem, withReturn, steps, orderNo, dispute } = refund;
  const way = refundWay(state, withReturn);
  const timeOf = (key: RefundStepKey) => steps.find((step) => doneBy[key].includes(step.state))?.at;
  return (
    <OrderStatus
      title={intl.formatMessage(moneyProblem ? problemTitles[moneyProblem] : titles[state])}
      status={chip(state, moneyProblem)}
      actions={
        <>
          {refund.canWithdraw && (
            <Button onClick={onWithdraw}>
              <FormattedMessage
                defaultMessage="Withdraw request"
                description="Button: the shopper takes a refund back"
              />
            </Button>
          )}
          {refund.canApplyAgain && (
            <ButtonLink href={refundFormHref(orderNo)} variant="solid">
              <FormattedMessage
                defaultMessage="Request again"
                description="Button: a refund after a refusal"
              />
            </ButtonLink>
          )}
        </>
      }
      {...(way
        ? {
            steps: {
              current: way.current,
              steps: way.steps.map((key, place) => {
                const time = place < way.current ? timeOf(key) : undefined;
                return {
                  title: stepText(key),
                  icon: icons[key],
                  ...(time === undefined ? {} : { note: <DateTime value={time} /> }),
                };
              }),
            },
          }
        : {})}
    >
      {intl.formatMessage(
        moneyProblem
          ? problemSentences[moneyProblem]
          : dispute && dispute.decidedAt === undefined
            ? disputed.sentence
            : sentences[state],
      )}
    </OrderStatus>
  );
};
