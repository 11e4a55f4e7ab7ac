import { isApiError } from "@carmine/api/client";
import { emailCaptcha, registerEmail } from "@carmine/api/contract";
import { Button, Message, OtpField, PasswordField, Stack, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState, type FormEvent } from "react";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";

interface RegisterFormProps {
  /** Email of the invitation, which becomes the account's. */
  email: string;
  /** Called with a session. */
  onRegistered: () => void;
}

/** Creates an account with the address of the invitation: a password, then the code from a mail. */
export const RegisterForm = ({ email, onRegistered }: RegisterFormProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const sendCode = useWrite(emailCaptcha);
  const register = useWrite(registerEmail);
  const isCodeSent = sendCode.isSuccess;
  const error = register.error ?? sendCode.error;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    try {
      if (!isCodeSent) {
        await sendCode.mutateAsync({ body: email });
        return;
      }
      await register.mutateAsync({ body: { email, password, captcha: code } });
      onRegistered();
    } catch (failure) {
      // API errors are shown above the fields.
      if (!isApiError(failure)) throw failure;
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={16}>
        {error && (
          <Message tone="critical" role="alert">
            {errorText(error)}
          </Message>
        )}
        <TextField
          label={intl.formatMessage({ defaultMessage: "Email", description: "Console applications: field" })}
          name="username"
          autoComplete="username"
          readOnly
          value={email}
        />
        <PasswordField
          label={intl.formatMessage({
            defaultMessage: "New password",
            description: "Console invitation: field",
          })}
          hint={intl.formatMessage({
            defaultMessage: "At least 8 characters",
            description: "Console invitation: hint of the password",
          })}
          name="password"
          autoComplete="new-password"
          value={password}
          onValueChange={setPassword}
        />
        {isCodeSent && (
          <OtpField
            label={intl.formatMessage({
              defaultMessage: "Code from the email",
              description: "Console invitation: field",
            })}
            autoComplete="one-time-code"
            value={code}
            onValueChange={setCode}
          />
        )}
        <Button
          type="submit"
          variant="solid"
          fullWidth
          loading={sendCode.isPending || register.isPending}
          disabled={password.length < 8 || (isCodeSent && code.length < 6)}
        >
          {isCodeSent ? (
            <FormattedMessage defaultMessage="Create account" description="Console invitation: button" />
          ) : (
            <FormattedMessage defaultMessage="Email me a code" description="Console invitation: button" />
          )}
        </Button>
      </Stack>
    </form>
  );
};
