import type { DisputeOutcome } from "@carmine/api/contract";
import { StatusChip } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import * as list from "../list/list.css.ts";

/** Result of a dispute. */
export const DisputeStatus = ({ outcome }: { outcome: DisputeOutcome | null }) => {
  if (outcome === null)
    return (
      <StatusChip tone="act" className={list.chip}>
        <FormattedMessage defaultMessage="Open" description="Console returns: view" />
      </StatusChip>
    );
  return (
    <StatusChip tone={outcome === "overturned" ? "success" : "neutral"} className={list.chip}>
      {outcome === "overturned" ? (
        <FormattedMessage defaultMessage="Refund approved" description="Console disputes: result" />
      ) : (
        <FormattedMessage defaultMessage="Decline upheld" description="Console disputes: result" />
      )}
    </StatusChip>
  );
};
