import type { OrderEvent } from "@carmine/api/hooks";
import { LogisticsTimeline, type TimelineStep } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useDateTimeParts } from "../orders/use-date-time.ts";
import { useEventText } from "../orders/use-event-text.ts";
import * as styles from "./detail.css.ts";

/** Steps shown before older ones are collapsed. */
const shownSteps = 5;

/** History of an order, newest first. */
export const OrderTrack = ({ history }: { history: readonly OrderEvent[] }): ReactElement => {
  const intl = useIntl();
  const moment = useDateTimeParts();
  const eventText = useEventText();
  const title = intl.formatMessage({
    defaultMessage: "Order history",
    description: "Page of an order: title, and other places",
  });
  const steps = history
    .map((entry, index): TimelineStep => ({
      id: index,
      title: entry.title,
      text: eventText(entry),
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
