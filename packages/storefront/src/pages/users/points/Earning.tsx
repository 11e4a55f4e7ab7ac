import type { PointTerms } from "@carmine/api/hooks";
import { Icon, Text, type IconShape } from "@carmine/design-system";
import { FormattedMessage, useMoney } from "@carmine/i18n/react";
import { CalendarClock, Clock, ShoppingBag, Wallet } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./page.css.ts";

const Rule = ({ icon, children }: { icon: IconShape; children: ReactNode }): ReactElement => (
  <li className={styles.rule}>
    <Icon shape={icon} />
    <Text size={14}>{children}</Text>
  </li>
);

/** How points are earned, when they can be used and when they expire. */
export const Earning = ({ terms }: { terms: PointTerms }): ReactElement => {
  const money = useMoney();
  return (
    <ul className={styles.rules}>
      <Rule icon={ShoppingBag}>
        <FormattedMessage
          defaultMessage="Every {amount} that you spend on products earns {points, plural, one {# point} other {# points}}. Shipping and tax don’t count."
          description="How points are earned"
          values={{ amount: money("1").text, points: Number(terms.perUnit) }}
        />
      </Rule>
      <Rule icon={Clock}>
        <FormattedMessage
          defaultMessage="Points are added when you receive your order. They stay frozen for {days, plural, one {# day} other {# days}}, the time for returns."
          description="When earned points can be used"
          values={{ days: terms.frozenDays }}
        />
      </Rule>
      <Rule icon={Wallet}>
        <FormattedMessage
          defaultMessage="At checkout {points, number} points pay {amount}. You need at least {minimum, number} points, and they pay up to {percent, number}% of the products."
          description="What points are worth"
          values={{
            points: 100,
            amount: money((Number(terms.worth) * 100).toFixed(2)).text,
            minimum: terms.minimum,
            percent: terms.maximumPercent,
          }}
        />
      </Rule>
      <Rule icon={CalendarClock}>
        <FormattedMessage
          defaultMessage="Points expire {days, plural, one {# day} other {# days}} after you earned them. A refund takes back what the order earned and returns the points that you used."
          description="How long points live"
          values={{ days: terms.lifeDays }}
        />
      </Rule>
    </ul>
  );
};
