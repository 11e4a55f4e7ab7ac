import { ConfirmDialog } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useEffect } from "react";
import { useBlocker } from "react-router";

interface LeaveDialogProps {
  /** Number of unsaved changes. */
  count: number;
  /** Whether leaving asks first. */
  isBlocking: boolean;
}

/** Asks before unsaved changes are lost: on links of the console, and when the tab is closed. */
export const LeaveDialog = ({ count, isBlocking }: LeaveDialogProps) => {
  const intl = useIntl();
  useEffect(() => {
    if (!isBlocking) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [isBlocking]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isBlocking && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      tone="critical"
      title={
        <FormattedMessage
          defaultMessage="Leave without saving?"
          description="Console product: question about unsaved changes"
        />
      }
      confirmLabel={intl.formatMessage({
        defaultMessage: "Leave page",
        description: "Console product: button that drops changes",
      })}
      onConfirm={() => blocker.proceed?.()}
    >
      <FormattedMessage
        defaultMessage="{count, plural, one {# unsaved change} other {# unsaved changes}} of this product will be lost."
        description="Console product: consequence of leaving"
        values={{ count }}
      />
    </ConfirmDialog>
  );
};
