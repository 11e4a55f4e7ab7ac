import type { CustomerRow } from "@carmine/api/contract";
import { StatusChip } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useTimes } from "../times/use-times.ts";
import * as list from "../list/list.css.ts";

/** Status of a customer's account. */
export const CustomerStatus = ({
  customer: { status, isGuest, erasureAt },
}: {
  customer: Pick<CustomerRow, "status" | "isGuest" | "erasureAt">;
}) => {
  const times = useTimes();
  if (status === "closed")
    return (
      <StatusChip tone="neutral" className={list.chip}>
        <FormattedMessage defaultMessage="Erased" description="Console customers: status" />
      </StatusChip>
    );
  if (status === "disabled")
    return (
      <StatusChip tone="act" className={list.chip}>
        <FormattedMessage defaultMessage="Disabled" description="Console: status of an account" />
      </StatusChip>
    );
  if (erasureAt !== null)
    return (
      <StatusChip tone="caution" className={list.chip}>
        <FormattedMessage
          defaultMessage="Will be erased on {day}"
          description="Console customers: status"
          values={{ day: times.day(erasureAt) }}
        />
      </StatusChip>
    );
  return (
    <StatusChip tone={isGuest ? "neutral" : "success"} className={list.chip}>
      {isGuest ? (
        <FormattedMessage defaultMessage="Guest" description="Console customers: status" />
      ) : (
        <FormattedMessage defaultMessage="Registered" description="Console customers: status" />
      )}
    </StatusChip>
  );
};
