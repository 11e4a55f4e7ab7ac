import { mutations } from "@carmine/api/hooks";
import { ConfirmDialog } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useNavigate } from "../../../app/location.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { endSession } from "../../../app/end-session.ts";

/**
 * Asks for confirmation, then signs out: clears the browser's data and opens the home page. A failing call is
 * ignored.
 */
export default function SignOut({ onClose }: { onClose: () => void }): ReactElement {
  const app = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...mutations.logout(app.api),
    onSettled: () => {
      endSession(app);
      onClose();
      void navigate("/");
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={<FormattedMessage defaultMessage="Sign out?" description="Question before signing out" />}
      confirmLabel={intl.formatMessage({
        defaultMessage: "Sign out",
        description: "Button that signs out, and other places",
      })}
      texts={{
        cancel: intl.formatMessage({
          defaultMessage: "Stay signed in",
          description: "Button: don't sign out",
        }),
      }}
      loading={isPending}
      onConfirm={() => mutate({ quiet: true })}
    >
      <FormattedMessage
        defaultMessage="Your cart and your orders stay in your account."
        description="Sentence under the question before signing out"
      />
    </ConfirmDialog>
  );
}
