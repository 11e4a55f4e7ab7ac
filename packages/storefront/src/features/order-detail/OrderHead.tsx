import type { OrderEvent } from "@carmine/api/hooks";
import { Button, OrderStatus } from "@carmine/design-system";
import {
  DateTime,
  defineMessages,
  FormattedMessage,
  useIntl,
  type MessageDescriptor,
} from "@carmine/i18n/react";
import { Ban, CreditCard, PackageCheck, Printer, ShoppingCart, Star, Truck } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { TimeLeft } from "../loading/TimeLeft.tsx";
import { orderProgress, type ProgressKey } from "./order-progress.ts";
import { problemSentences, problemTitles } from "../orders/money-problem.ts";
import { shownState, useStateChip } from "../orders/order-state.ts";
import type { OrderView } from "./order-view.ts";
import * as styles from "./detail.css.ts";

type Shown = ReturnType<typeof shownState>;

const titles: Readonly<Record<Shown, MessageDescriptor>> = defineMessages({
  unpaid: { defaultMessage: "Awaiting payment", description: "Payment result: title, and other places" },
  toShip: { defaultMessage: "Packing", description: "Page of an order: title by state" },
  toReceive: { defaultMessage: "On its way to you", description: "Page of an order: title by state" },
  toReview: { defaultMessage: "Delivered", description: "Page of an order: title by state" },
  finished: { defaultMessage: "Delivered", description: "Page of an order: title by state" },
  cancelled: {
    defaultMessage: "Order canceled",
    description: "Page of an order: title by state, and other places",
  },
  refundRequested: { defaultMessage: "Refund requested", description: "State of an order, and other places" },
  refunding: { defaultMessage: "Refund on its way", description: "Page of an order: title by state" },
  refunded: { defaultMessage: "Refunded", description: "State of an order, and other places" },
});

const sentences: Readonly<Record<Exclude<Shown, "unpaid">, MessageDescriptor>> = defineMessages({
  toShip: {
    defaultMessage:
      "{shops, plural, one {The shop packs} other {The shops pack}} your items and {shops, plural, one {hands} other {hand}} them to the carrier.",
    description: "Page of an order: what happens now, paid and not sent yet",
  },
  toReceive: {
    defaultMessage: "Confirm once you have your items and everything is as ordered.",
    description: "Page of an order: what happens now, sent",
  },
  toReview: {
    defaultMessage: "Thank you for shopping here.",
    description: "Page of an order: received, and other places",
  },
  finished: {
    defaultMessage: "Thank you for shopping here.",
    description: "Page of an order: received, and other places",
  },
  cancelled: {
    defaultMessage: "You won’t be charged. Any coupons and points you used are back in your account.",
    description: "Page of an order: cancelled",
  },
  refundRequested: {
    defaultMessage: "See below where your request stands and what you can do next.",
    description: "Order page: a refund was requested",
  },
  refunding: {
    defaultMessage: "We’ve sent your refund to your bank.",
    description: "Page of a refund: what happens now, and other places",
  },
  refunded: {
    defaultMessage: "It may take your bank a few days to show it.",
    description: "Page of an order: refunded, and other places",
  },
});

const stepTexts: Readonly<Record<ProgressKey, MessageDescriptor>> = defineMessages({
  ordered: { defaultMessage: "Ordered", description: "Step of an order" },
  paid: { defaultMessage: "Paid", description: "Step of an order" },
  shipped: { defaultMessage: "Shipped", description: "Step of an order" },
  received: { defaultMessage: "Received", description: "Step of an order" },
  reviewed: { defaultMessage: "Reviewed", description: "Step of an order" },
  cancelled: { defaultMessage: "Canceled", description: "Step of an order, and other places" },
});

const stepIcons = {
  ordered: ShoppingCart,
  paid: CreditCard,
  shipped: Truck,
  received: PackageCheck,
  reviewed: Star,
  cancelled: Ban,
} as const;

export interface OrderHeadProps {
  readonly order: Pick<OrderView, "mark" | "shops" | "createdAt" | "paidAt" | "expiresAt" | "reviewed">;
  readonly history: readonly OrderEvent[];
  readonly buttons: ReactNode;
  /** Called when the time to pay has expired. */
  readonly onEnd?: () => void;
}

/** State of an order, its actions, and its steps. */
export const OrderHead = ({ order, history, buttons, onEnd }: OrderHeadProps): ReactElement => {
  const intl = useIntl();
  const chip = useStateChip()(order.mark);
  const state = shownState(order.mark);
  const { moneyProblem } = order.mark;
  const { steps, current } = orderProgress(order, history);
  return (
    <OrderStatus
      className={styles.screenOnly}
      title={intl.formatMessage(moneyProblem ? problemTitles[moneyProblem] : titles[state])}
      status={chip}
      actions={
        <>
          {buttons}
          {order.mark.paid && (
            <Button startIcon={Printer} onClick={() => print()}>
              <FormattedMessage
                defaultMessage="Invoice"
                description="Button: prints the order as an invoice"
              />
            </Button>
          )}
        </>
      }
      steps={{
        current,
        steps: steps.map(({ key, time }) => ({
          title: intl.formatMessage(stepTexts[key]),
          icon: stepIcons[key],
          ...(time === null ? {} : { note: <DateTime value={time} /> }),
        })),
      }}
    >
      {moneyProblem ? (
        intl.formatMessage(problemSentences[moneyProblem])
      ) : state !== "unpaid" ? (
        intl.formatMessage(sentences[state], { shops: order.shops.length })
      ) : order.expiresAt === null ? (
        <FormattedMessage
          defaultMessage="We’re holding your price and items until then."
          description="Page of an unpaid order without a known deadline"
        />
      ) : (
        <FormattedMessage
          defaultMessage="Pay within {time} to keep this price and your items. Unpaid orders are canceled automatically."
          description="Page of an unpaid order, and other places"
          values={{
            time: (
              <strong>
                <TimeLeft until={order.expiresAt} onEnd={onEnd} />
              </strong>
            ),
          }}
        />
      )}
    </OrderStatus>
  );
};
