import type { OrderEvent } from "@carmine/api/hooks";
import { LogisticsTimeline, type TimelineStep } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useDateTimeParts } from "../orders/use-date-time.ts";
import * as styles from "./detail.css.ts";

/** Steps shown before older ones are collapsed. */
const shownSteps = 5;

const actors: Readonly<Record<OrderEvent["who"], MessageDescriptor>> = defineMessages({
  shopper: { defaultMessage: "You", description: "Timeline of an order: who did it" },
  merchant: { defaultMessage: "Seller", description: "Timeline of an order: who did it, and other places" },
  operator: { defaultMessage: "Customer service", description: "Timeline of an order: who did it" },
  system: { defaultMessage: "Automatic", description: "Timeline of an order: nobody did it" },
  provider: { defaultMessage: "Confirmed by the bank", description: "Timeline of an order: who did it" },
});

/** History of an order, newest first. */
export const OrderTrack = ({ history }: { history: readonly OrderEvent[] }): ReactElement => {
  const intl = useIntl();
  const moment = useDateTimeParts();
  const title = intl.formatMessage({
    defaultMessage: "Order history",
    description: "Page of an order: title, and other places",
  });
  const steps = history
    .map((entry, index): TimelineStep => ({
      id: index,
      title: entry.title,
      text: entry.note || intl.formatMessage(actors[entry.who]),
      time: moment(entry.at),
    }))
    .toReversed();
  const older = steps.slice(shownSteps);
  return (
    <LogisticsTimeline
      className={styles.screenOnly}
      title={
        <FormattedMessage
          defaultMessage="Order history"
          description="Page of an order: title, and other places"
        />
      }
      label={title}
      steps={steps.slice(0, shownSteps)}
      {...(older.length > 0
        ? {
            older: {
              label: intl.formatMessage(
                {
                  defaultMessage: "{count, plural, one {# earlier step} other {# earlier steps}}",
                  description: "Opens the older part of a timeline",
                },
                { count: older.length },
              ),
              steps: older,
            },
          }
        : {})}
    />
  );
};
