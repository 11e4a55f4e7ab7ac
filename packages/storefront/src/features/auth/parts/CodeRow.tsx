import { TextField } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import { useFieldErrorText } from "../../forms/field-texts.ts";
import type { Resend } from "../use-resend.ts";
import * as styles from "./CodeRow.css.ts";
import { SendCodeButton } from "./SendCodeButton.tsx";

export interface CodeRowProps {
  readonly resend: Resend;
  readonly busy: boolean;
  readonly onSend: () => void;
  /** Field of the form. */
  readonly name?: string;
}

/** The field of a 6-digit code beside the button that sends it. */
export const CodeRow = ({ name = "captcha", ...button }: CodeRowProps): ReactElement => {
  const intl = useIntl();
  const errorText = useFieldErrorText();
  const { register, formState } = useFormContext<Record<string, string>>();
  return (
    <div className={styles.row}>
      <TextField
        size="lg"
        label={intl.formatMessage({
          defaultMessage: "Verification code",
          description: "Label of the field for a code sent by mail or message",
        })}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        error={errorText(formState.errors[name])}
        {...register(name)}
      />
      <div className={styles.button}>
        <SendCodeButton {...button} />
      </div>
    </div>
  );
};
