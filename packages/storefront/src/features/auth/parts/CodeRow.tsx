import { limits } from "@carmine/api/contract";
import { OtpField } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useController } from "react-hook-form";
import { useFieldErrorText } from "../../forms/field-texts.ts";
import type { Resend } from "../use-resend.ts";
import * as styles from "./CodeRow.css.ts";
import { SendCodeButton } from "./SendCodeButton.tsx";

export interface CodeRowProps {
  readonly resend: Resend;
  readonly busy: boolean;
  readonly onSend: () => void;
  /** Name of the form field. */
  readonly name?: string;
}

/** The field of a 6-digit code and the button that sends it; next to each other where they fit. */
export const CodeRow = ({ name = "captcha", ...button }: CodeRowProps): ReactElement => {
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const { onChange, ...control } = field;
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <OtpField
          label={intl.formatMessage({
            defaultMessage: "Verification code",
            description: "Label of the field for a code sent by mail or message",
          })}
          length={limits.codeDigits}
          error={errorText(fieldState.error)}
          onValueChange={onChange}
          {...control}
        />
        <div className={styles.button}>
          <SendCodeButton {...button} />
        </div>
      </div>
    </div>
  );
};
