import type { PayoutRow } from "@carmine/api/contract";
import { StatusChip } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import * as list from "../list/list.css.ts";
import { useTimes } from "../times/use-times.ts";

/** Whether the bank returned a payout, and why. */
export const PayoutStatus = ({
  payout: { returnedAt, returnReason },
}: {
  payout: Pick<PayoutRow, "returnedAt" | "returnReason">;
}) => {
  const times = useTimes();
  if (returnedAt === null)
    return (
      <StatusChip tone="success" className={list.chip}>
        <FormattedMessage defaultMessage="Paid" description="Console payouts: status" />
      </StatusChip>
    );
  return (
    <span className={list.twoLines}>
      <StatusChip tone="act" className={list.chip}>
        <FormattedMessage
          defaultMessage="Returned on {day}"
          description="Console payouts: status"
          values={{ day: times.day(returnedAt) }}
        />
      </StatusChip>
      <span className={list.note}>{returnReason}</span>
    </span>
  );
};
