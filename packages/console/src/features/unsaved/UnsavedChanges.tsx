import { ConfirmDialog } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useEffect } from "react";
import { useBlocker } from "react-router";

/** Confirms leaving a page with unsaved changes. For a reload or a closed tab, the browser asks. */
export const UnsavedChanges = ({ when }: { when: boolean }) => {
  const intl = useIntl();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return undefined;
    const onUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", onUnload);
    return () => removeEventListener("beforeunload", onUnload);
  }, [when]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      title={
        <FormattedMessage
          defaultMessage="Leave without saving?"
          description="Console forms: unsaved changes, title"
        />
      }
      confirmLabel={intl.formatMessage({
        defaultMessage: "Discard changes",
        description: "Console forms: unsaved changes, button",
      })}
      tone="critical"
      onConfirm={() => blocker.proceed?.()}
    >
      <FormattedMessage
        defaultMessage="Your changes on this page will be lost."
        description="Console forms: unsaved changes, text"
      />
    </ConfirmDialog>
  );
};
