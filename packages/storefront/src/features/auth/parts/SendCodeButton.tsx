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

/** Sends a code, then can't be pressed for 60 seconds. */
export const SendCodeButton = ({ resend, busy, onSend }: SendCodeButtonProps): ReactElement => (
  <Button
    size="lg"
    variant="soft"
    fullWidth
    className={styles.send}
    loading={busy}
    // Not `disabled`, which would remove focus.
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
        description="Button that sends another code; short; text set by the specification"
      />
    ) : (
      <FormattedMessage defaultMessage="Send code" description="Button that sends a code; short" />
    )}
  </Button>
);
