import type { ShopHead } from "@carmine/api/hooks";
import { Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";

interface VacationNoticeProps {
  readonly vacation: NonNullable<ShopHead["vacation"]>;
}

/** Days on which a shop doesn't ship, or takes no orders. */
export const VacationNotice = ({
  vacation: { from, until, stopsOrders },
}: VacationNoticeProps): ReactElement => {
  const intl = useIntl();
  const day = (text: string): string =>
    intl.formatDate(new Date(`${text}T00:00:00Z`), { month: "short", day: "numeric", timeZone: "UTC" });
  const values = { from: day(from), until: day(until) };
  return (
    <Message tone="info">
      {stopsOrders ? (
        <FormattedMessage
          defaultMessage="This shop is away from {from} to {until} and isn’t taking orders."
          description="Shop page: notice of a vacation"
          values={values}
        />
      ) : (
        <FormattedMessage
          defaultMessage="This shop is away from {from} to {until}. You can still order, and it ships when the shop is back."
          description="Shop page: notice of a vacation"
          values={values}
        />
      )}
    </Message>
  );
};
