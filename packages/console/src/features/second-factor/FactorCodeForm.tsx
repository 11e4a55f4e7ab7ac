import type { ApiError } from "@carmine/api/client";
import { Button, Message, OtpField, Stack, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { useErrorText } from "../../app/use-error-text.ts";

interface FactorCodeFormProps {
  error: ApiError | null;
  isPending: boolean;
  onSubmit: (code: string) => void;
  /** Whether a recovery code is accepted as well. @default true */
  acceptsRecovery?: boolean;
  /** Label of the button. */
  children: ReactNode;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export const FactorCodeForm = ({
  error,
  isPending,
  onSubmit,
  acceptsRecovery = true,
  children,
}: FactorCodeFormProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(code);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={16}>
        {error && (
          <Message tone="critical" role="alert">
            {errorText(error)}
          </Message>
        )}
        {isRecovery ? (
          <TextField
            label={intl.formatMessage({
              defaultMessage: "Recovery code",
              description: "Console second factor: field",
            })}
            autoComplete="off"
            value={code}
            onValueChange={setCode}
          />
        ) : (
          <OtpField
            label={intl.formatMessage({
              defaultMessage: "Code from the app",
              description: "Console second factor: field",
            })}
            autoComplete="one-time-code"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only task
            autoFocus
            value={code}
            onValueChange={setCode}
          />
        )}
        <Button
          type="submit"
          variant="solid"
          fullWidth
          loading={isPending}
          disabled={isRecovery ? code.trim() === "" : code.length < 6}
        >
          {children}
        </Button>
        {acceptsRecovery && (
          <Button
            variant="ghost"
            fullWidth
            onClick={() => {
              setRecovery(!isRecovery);
              setCode("");
            }}
          >
            {isRecovery ? (
              <FormattedMessage defaultMessage="Use the app" description="Console second factor: button" />
            ) : (
              <FormattedMessage
                defaultMessage="Use a recovery code"
                description="Console second factor: button"
              />
            )}
          </Button>
        )}
      </Stack>
    </form>
  );
};
