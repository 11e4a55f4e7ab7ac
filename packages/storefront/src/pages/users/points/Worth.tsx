import type { PointTerms } from "@carmine/api/hooks";
import { ButtonLink, Card, DescriptionList, Heading } from "@carmine/design-system";
import { FormattedMessage, useIntl, useMoney } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useCartCount } from "../../../features/session/use-person.ts";
import * as styles from "./page.css.ts";

/** The rules of points in short, with a way to use them. */
export const Worth = ({ terms }: { terms: PointTerms }): ReactElement => {
  const intl = useIntl();
  const money = useMoney();
  const hasCart = useCartCount() > 0;
  const points = (count: number): string =>
    intl.formatMessage(
      { defaultMessage: "{count, plural, one {# point} other {# points}}", description: "In a plot" },
      { count },
    );
  return (
    <Card element="section" aria-labelledby="points-worth" className={styles.worth}>
      <Heading level={2} size={16} id="points-worth">
        <FormattedMessage defaultMessage="Points at a glance" description="Points: title of a card" />
      </Heading>
      <DescriptionList
        items={[
          {
            term: intl.formatMessage(
              { defaultMessage: "You spend {amount}", description: "Points: next to what is earned" },
              { amount: money("1").text },
            ),
            value: intl.formatMessage(
              { defaultMessage: "You earn {points}", description: "Points: how many a purchase earns" },
              { points: points(Number(terms.perUnit)) },
            ),
          },
          {
            term: intl.formatMessage(
              { defaultMessage: "You use {points}", description: "Points: next to what they are worth" },
              { points: points(100) },
            ),
            value: intl.formatMessage(
              { defaultMessage: "You save {amount}", description: "Points: what they are worth" },
              { amount: money((Number(terms.worth) * 100).toFixed(2)).text },
            ),
          },
          {
            term: intl.formatMessage({
              defaultMessage: "Per order",
              description: "Points: next to the largest part of a payment",
            }),
            value: intl.formatMessage(
              {
                defaultMessage: "Up to {percent, number}% of the products",
                description: "Points: largest part of a payment",
              },
              { percent: terms.maximumPercent },
            ),
          },
        ]}
      />
      <div className={styles.worthActions}>
        {hasCart && (
          <ButtonLink href={paths.cart} variant="solid" fullWidth>
            <FormattedMessage defaultMessage="Use points in your cart" description="Points: button" />
          </ButtonLink>
        )}
        <ButtonLink href={paths.search} fullWidth>
          <FormattedMessage
            defaultMessage="Browse products"
            description="Button to the search, and other places"
          />
        </ButtonLink>
      </div>
    </Card>
  );
};
