import type { PointTerms } from "@carmine/api/hooks";
import { Icon, Text, type IconShape } from "@carmine/design-system";
import { FormattedMessage, useMoney } from "@carmine/i18n/react";
import { CalendarClock, Clock, ShoppingBag, Wallet } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./page.css.ts";

const Rule = ({
  icon,
  title,
  children,
}: {
  icon: IconShape;
  title: ReactNode;
  children: ReactNode;
}): ReactElement => (
  <li className={styles.rule}>
    <span className={styles.ruleIcon}>
      <Icon shape={icon} size="md" />
    </span>
    <span className={styles.ruleWords}>
      <strong>{title}</strong>
      <Text size={14} tone="muted">
        {children}
      </Text>
    </span>
  </li>
);

/** How points are earned, when they can be used and when they expire. */
export const Earning = ({ terms }: { terms: PointTerms }): ReactElement => {
  const money = useMoney();
  return (
    <ul className={styles.rules}>
      <Rule
        icon={ShoppingBag}
        title={
          <FormattedMessage defaultMessage="Earn with every order" description="Points: title of a rule" />
        }
      >
        <FormattedMessage
          defaultMessage="Earn {points, plural, one {# point} other {# points}} for every {amount} you spend on products. Shipping and tax don’t count."
          description="How points are earned"
          values={{ amount: money("1").text, points: Number(terms.perUnit) }}
        />
      </Rule>
      <Rule
        icon={Clock}
        title={
          <FormattedMessage
            defaultMessage="Wait for the return window"
            description="Points: title of a rule"
          />
        }
      >
        <FormattedMessage
          defaultMessage="Points are added when you receive your order. They stay pending for {days, plural, one {# day} other {# days}}, until the return window closes."
          description="When earned points can be used"
          values={{ days: terms.frozenDays }}
        />
      </Rule>
      <Rule
        icon={Wallet}
        title={
          <FormattedMessage defaultMessage="Use them at checkout" description="Points: title of a rule" />
        }
      >
        <FormattedMessage
          defaultMessage="At checkout, {points, number} points are worth {amount}. You need at least {minimum, number} points, and they can cover up to {percent, number}% of the product total."
          description="What points are worth"
          values={{
            points: 100,
            amount: money((Number(terms.worth) * 100).toFixed(2)).text,
            minimum: terms.minimum,
            percent: terms.maximumPercent,
          }}
        />
      </Rule>
      <Rule
        icon={CalendarClock}
        title={<FormattedMessage defaultMessage="Spend them in time" description="Points: title of a rule" />}
      >
        <FormattedMessage
          defaultMessage="Points expire {days, plural, one {# day} other {# days}} after you earn them. If an order is refunded, the points it earned are taken back and the points you used are returned."
          description="How long points live"
          values={{ days: terms.lifeDays }}
        />
      </Rule>
    </ul>
  );
};
