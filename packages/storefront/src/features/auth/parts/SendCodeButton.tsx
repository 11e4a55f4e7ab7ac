import { Button } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import type { Resend } from "../use-resend.ts";
import * as styles from "./CodeRow.css.ts";

export interface SendCodeButtonProps {
  readonly resend: Resend;
  readonly busy: boolean;
  readonly onSend: () => void;
}

/** Sends a code, then waits 60 seconds before it can be pressed again. */
export const SendCodeButton = ({ resend, busy, onSend }: SendCodeButtonProps): ReactElement => (
  <Button
    size="lg"
    variant="soft"
    fullWidth
    className={styles.send}
    loading={busy}
    // Not `disabled`, which would take the focus from it.
    aria-disabled={resend.seconds > 0 || undefined}
    onClick={onSend}
  >
    {resend.seconds > 0 ? (
      <FormattedMessage
        defaultMessage="Resend in {seconds} s"
        description="Button that sends a code, while it can't be pressed; short"
        values={{ seconds: resend.seconds }}
      />
    ) : resend.sentBefore ? (
      <FormattedMessage
        defaultMessage="Get Again"
        description="Button that sends another code; short. The specification has these words"
      />
    ) : (
      <FormattedMessage defaultMessage="Send code" description="Button that sends a code; short" />
    )}
  </Button>
);
