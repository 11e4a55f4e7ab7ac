import { Accordion, AccordionItem, Card, Heading, Text } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as styles from "./page.css.ts";

const questions = defineMessages({
  who: {
    defaultMessage: "Who can open a shop?",
    description: "Page for future merchants: question",
  },
  papers: {
    defaultMessage: "Which documents do I need?",
    description: "Page for future merchants: question",
  },
  price: {
    defaultMessage: "Who sets the prices?",
    description: "Page for future merchants: question",
  },
  returns: {
    defaultMessage: "Who handles returns?",
    description: "Page for future merchants: question",
  },
});

const answers = defineMessages({
  who: {
    defaultMessage:
      "Registered businesses and sole proprietors. Choose the shop type that fits when you apply.",
    description: "Page for future merchants: answer to who can open a shop",
  },
  papers: {
    defaultMessage:
      "Photos of your business license or registration, up to 10 images. You can add missing ones later.",
    description: "Page for future merchants: answer to which documents are needed",
  },
  price: {
    defaultMessage: "You do. You also decide about coupons, deals and shipping fees of your shop.",
    description: "Page for future merchants: answer to who sets the prices",
  },
  returns: {
    defaultMessage:
      "You review each return request. Refunds go back to the shopper’s original payment method.",
    description: "Page for future merchants: answer to who handles returns",
  },
});

/** Frequent questions of future merchants; they open without JavaScript. */
export const Questions = (): ReactElement => {
  const intl = useIntl();
  return (
    <Card className={styles.part}>
      <Heading level={2}>
        <FormattedMessage
          defaultMessage="Frequently asked questions"
          description="Page for future merchants: title"
        />
      </Heading>
      <Accordion>
        {(["who", "papers", "price", "returns"] as const).map((name) => (
          <AccordionItem key={name} title={intl.formatMessage(questions[name])}>
            <Text element="p">{intl.formatMessage(answers[name])}</Text>
          </AccordionItem>
        ))}
      </Accordion>
    </Card>
  );
};
