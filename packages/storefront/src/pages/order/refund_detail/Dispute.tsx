import type { RefundDispute } from "@carmine/api/hooks";
import { Card, CardHead, Message, Text } from "@carmine/design-system";
import { DateTime, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { Pictures } from "./RefundRequest.tsx";
import * as styles from "./page.css.ts";

/** The shopper's words to customer service about a refusal, and the decision. */
export const Dispute = ({ dispute }: { dispute: RefundDispute }): ReactElement => {
  const intl = useIntl();
  const { text, pictures, at, decidedAt, isOverturned, decision } = dispute;
  return (
    <Card padding="none" element="section">
      <CardHead
        title={
          <FormattedMessage
            defaultMessage="Decision by customer service"
            description="Page of a refund: title"
          />
        }
      />
      <div className={styles.body}>
        {decidedAt === undefined ? (
          <Message tone="info">
            <FormattedMessage
              defaultMessage="We’re looking at your case and will email you our decision. You don’t need to do anything."
              description="Page of a refund: dispute that isn’t decided"
            />
          </Message>
        ) : (
          <Message
            tone={isOverturned ? "success" : "critical"}
            title={
              isOverturned
                ? intl.formatMessage({
                    defaultMessage: "We decided in your favor:",
                    description: "Page of a refund: before the reason of a decision",
                  })
                : intl.formatMessage({
                    defaultMessage: "We confirmed the shop’s decision:",
                    description: "Page of a refund: before the reason of a decision",
                  })
            }
          >
            {decision}
          </Message>
        )}
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="You wrote on {time}:"
            description="Refund page: before the shopper’s message to customer service"
            values={{ time: <DateTime value={at} /> }}
          />
        </Text>
        <Text dir="auto" className={styles.text}>
          {text}
        </Text>
        {pictures.length > 0 && <Pictures pictures={pictures} />}
      </div>
    </Card>
  );
};
