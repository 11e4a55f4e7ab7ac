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
import { CircleCheck, FileText, PackageCheck, RotateCcw, Truck } from "lucide-react";
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
    defaultMessage: "The seller is reviewing your request",
    description: "Page of a refund: title by state",
  },
  refused: { defaultMessage: "Your request was refused", description: "Page of a refund: title by state" },
  refunding: { defaultMessage: "Your refund is on its way", description: "Page of a refund: title by state" },
  refunded: { defaultMessage: "Refunded", description: "Step of a refund, and other places" },
  toReturn: {
    defaultMessage: "Accepted: send the items back",
    description: "Page of a refund: title by state",
  },
  returning: {
    defaultMessage: "Your return is on its way to the seller",
    description: "Page of a refund: title by state",
  },
  withdrawn: {
    defaultMessage: "Request withdrawn",
    description: "Page of a refund: title by state, and other places",
  },
});

const sentences: Readonly<Record<RefundState, MessageDescriptor>> = defineMessages({
  applied: {
    defaultMessage: "We’ll tell you as soon as the shop answers. You can withdraw the request until then.",
    description: "Page of a refund: what happens now",
  },
  refused: {
    defaultMessage: "Read the reason below. If you see it differently, you can ask again.",
    description: "Page of a refund: what happens now",
  },
  refunding: {
    defaultMessage: "We’ve asked your bank to pay it back.",
    description: "Page of a refund: what happens now, and other places",
  },
  refunded: {
    defaultMessage: "Your bank may take a few days to show it.",
    description: "Page of an order: refunded, and other places",
  },
  toReturn: {
    defaultMessage: "Your money follows as soon as the items are back.",
    description: "Page of a refund: what happens now",
  },
  returning: {
    defaultMessage: "Your money follows as soon as the seller has the items.",
    description: "Page of a refund: what happens now",
  },
  withdrawn: {
    defaultMessage: "Nothing was refunded.",
    description: "Page of a refund: what happens now",
  },
});

const icons: Readonly<Record<RefundStepKey, typeof Truck>> = {
  requested: FileText,
  accepted: CircleCheck,
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
  const { state, moneyProblem, withReturn, steps, orderNo } = refund;
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
              <FormattedMessage defaultMessage="Ask again" description="Button: a refund after a refusal" />
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
      {intl.formatMessage(moneyProblem ? problemSentences[moneyProblem] : sentences[state])}
    </OrderStatus>
  );
};
