import type { OrderHistoryEntry } from "@carmine/api/contract";
import { Button, OrderStatus } from "@carmine/design-system";
import {
  DateTime,
  defineMessages,
  FormattedMessage,
  useIntl,
  type MessageDescriptor,
} from "@carmine/i18n/react";
import { Ban, CreditCard, PackageCheck, Printer, ShoppingCart, Star, Truck } from "lucide-react";
import type { ReactElement } from "react";
import { TimeLeft } from "../../../features/loading/TimeLeft.tsx";
import { OrderButtons } from "../../../features/orders/OrderButtons.tsx";
import { orderProgress, type ProgressKey } from "./order-progress.ts";
import { shownState, useStateChip } from "../../../features/orders/order-state.ts";
import type { OrderView } from "./order-view.ts";
import type { OrderActions } from "../../../features/orders/use-order-actions.tsx";
import * as styles from "./page.css.ts";

type Shown = ReturnType<typeof shownState>;

const titles: Readonly<Record<Shown, MessageDescriptor>> = defineMessages({
  unpaid: { defaultMessage: "Waiting for your payment", description: "Page of an order: title by state" },
  toShip: { defaultMessage: "Being packed", description: "Page of an order: title by state" },
  toReceive: { defaultMessage: "On its way to you", description: "Page of an order: title by state" },
  toReview: { defaultMessage: "It has arrived", description: "Page of an order: title by state" },
  finished: { defaultMessage: "It has arrived", description: "Page of an order: title by state" },
  cancelled: { defaultMessage: "Order cancelled", description: "Page of an order: title by state" },
  refunding: { defaultMessage: "Refund on its way", description: "Page of an order: title by state" },
  refunded: { defaultMessage: "Money given back", description: "Page of an order: title by state" },
});

const sentences: Readonly<Record<Exclude<Shown, "unpaid">, MessageDescriptor>> = defineMessages({
  toShip: {
    defaultMessage:
      "{shops, plural, one {The shop packs} other {The shops pack}} your goods and {shops, plural, one {hands} other {hand}} them over.",
    description: "Page of an order: what happens now, paid and not sent yet",
  },
  toReceive: {
    defaultMessage: "Confirm the receipt once the goods are with you and as you ordered them.",
    description: "Page of an order: what happens now, sent",
  },
  toReview: {
    defaultMessage: "Thank you for shopping here.",
    description: "Page of an order: received, not reviewed yet",
  },
  finished: { defaultMessage: "Thank you for shopping here.", description: "Page of an order: received" },
  cancelled: {
    defaultMessage: "Nothing more is charged. Coupons and points came back to you.",
    description: "Page of an order: cancelled",
  },
  refunding: {
    defaultMessage: "The shop looks into what you asked for.",
    description: "Page of an order: a refund is applied for",
  },
  refunded: {
    defaultMessage: "The bank may take a few days to show it.",
    description: "Page of an order: refunded",
  },
});

const stepTexts: Readonly<Record<ProgressKey, MessageDescriptor>> = defineMessages({
  ordered: { defaultMessage: "Ordered", description: "Step of an order" },
  paid: { defaultMessage: "Paid", description: "Step of an order" },
  shipped: { defaultMessage: "Shipped", description: "Step of an order" },
  received: { defaultMessage: "Received", description: "Step of an order" },
  reviewed: { defaultMessage: "Reviewed", description: "Step of an order" },
  cancelled: { defaultMessage: "Cancelled", description: "Step of an order" },
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
  readonly order: Pick<
    OrderView,
    | "mark"
    | "masterOrderNo"
    | "merchantOrderNo"
    | "shops"
    | "createTime"
    | "payTime"
    | "expireTime"
    | "reviewed"
  >;
  readonly history: readonly OrderHistoryEntry[];
  readonly actions: OrderActions;
  /** The time to pay is over. */
  readonly onEnd?: () => void;
}

/** Where an order stands, what can be done with it, and its steps. */
export const OrderHead = ({ order, history, actions, onEnd }: OrderHeadProps): ReactElement => {
  const intl = useIntl();
  const chip = useStateChip()(order.mark);
  const state = shownState(order.mark);
  const { steps, current } = orderProgress(order, history);
  return (
    <OrderStatus
      className={styles.screenOnly}
      title={intl.formatMessage(titles[state])}
      status={chip}
      actions={
        <>
          <OrderButtons
            place="head"
            order={order.mark}
            masterOrderNo={order.masterOrderNo}
            {...(order.merchantOrderNo === undefined ? {} : { orderNo: order.merchantOrderNo })}
            actions={actions}
          />
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
        doneLabel: intl.formatMessage({ defaultMessage: "(done)", description: "Read out after a step" }),
        steps: steps.map(({ key, time }) => ({
          title: intl.formatMessage(stepTexts[key]),
          icon: stepIcons[key],
          ...(time === null ? {} : { note: <DateTime value={time} /> }),
        })),
      }}
    >
      {state !== "unpaid" ? (
        intl.formatMessage(sentences[state], { shops: order.shops.length })
      ) : order.expireTime === null ? (
        <FormattedMessage
          defaultMessage="Price and stock are held for you until the order closes by itself."
          description="Page of an unpaid order whose end is not known"
        />
      ) : (
        <FormattedMessage
          defaultMessage="Pay within {time} and price and stock are yours. After that the order closes by itself."
          description="Page of an unpaid order"
          values={{
            time: (
              <strong>
                <TimeLeft until={order.expireTime} onEnd={onEnd} />
              </strong>
            ),
          }}
        />
      )}
    </OrderStatus>
  );
};
