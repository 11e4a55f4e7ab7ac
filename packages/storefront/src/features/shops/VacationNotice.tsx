import type { ShopHead } from "@carmine/api/hooks";
import { Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";

interface VacationNoticeProps {
  readonly vacation: NonNullable<ShopHead["vacation"]>;
}

/** Days on which a shop doesn't ship. */
export const VacationNotice = ({ vacation: { from, until } }: VacationNoticeProps): ReactElement => {
  const intl = useIntl();
  const day = (text: string): string =>
    intl.formatDate(new Date(`${text}T00:00:00Z`), { month: "short", day: "numeric", timeZone: "UTC" });
  return (
    <Message tone="info">
      <FormattedMessage
        defaultMessage="This shop is away from {from} to {until}. You can order, and it ships when it’s back."
        description="Shop page: notice of a vacation"
        values={{ from: day(from), until: day(until) }}
      />
    </Message>
  );
};
