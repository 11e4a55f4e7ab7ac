import { Dialog } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useLoginPanel } from "../../app/AppContext.tsx";
import { LoginPanel } from "./LoginPanel.tsx";
import { useBackCloses } from "../../router/use-back-closes.ts";

export default function LoginDialog(): ReactElement {
  const intl = useIntl();
  const { open, view, guestOffered, isEnded, endedText, go, close } = useLoginPanel((state) => state);
  useBackCloses(close, open);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      size="xl"
      bare
      titleHidden
      title={intl.formatMessage({
        defaultMessage: "Sign in or register",
        description: "Name of the sign-in dialog",
      })}
    >
      <LoginPanel
        view={view}
        onView={go}
        guestOffered={guestOffered}
        level={2}
        {...(isEnded && { purpose: "again", ...(endedText && { notice: endedText }) })}
      />
    </Dialog>
  );
}
