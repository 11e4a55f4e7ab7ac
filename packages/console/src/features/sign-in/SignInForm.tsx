import { loginEmail, loginMobilePassword, type LoginResult } from "@carmine/api/contract";
import { Button, Message, PasswordField, Stack, TextField } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState, type FormEvent } from "react";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import { readSignInName } from "./sign-in-name.ts";

interface SignInFormProps {
  /** The initial email. */
  name?: string;
  /** Called with a session. */
  onSignedIn: () => void;
}

/** Signs in with the shop's account: email, or phone number with country code. */
export const SignInForm = ({ name: initialName = "", onSignedIn }: SignInFormProps) => {
  const intl = useIntl();
  const [name, setName] = useState(initialName);
  const [password, setPassword] = useState("");
  const [isIncomplete, setIncomplete] = useState(false);
  const byEmail = useWrite(loginEmail);
  const byPhone = useWrite(loginMobilePassword);
  const errorText = useErrorText();
  const error = byEmail.error ?? byPhone.error;

  const signIn = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const login = readSignInName(name);
    setIncomplete(login === undefined || password === "");
    if (login === undefined || password === "") return;
    const call: Promise<LoginResult> =
      "email" in login
        ? byEmail.mutateAsync({ body: { ...login, password } })
        : byPhone.mutateAsync({ body: { ...login, password } });
    // The field keeps the password, and the message above explains the failure.
    const isSignedIn = await call.then(
      () => true,
      () => false,
    );
    if (isSignedIn) onSignedIn();
  };

  return (
    <form onSubmit={(event) => void signIn(event)} noValidate>
      <Stack gap={16}>
        {error && (
          <Message tone="critical" role="alert">
            {errorText(error)}
          </Message>
        )}
        <TextField
          label={intl.formatMessage({
            defaultMessage: "Email or phone number",
            description: "Console sign-in: field",
          })}
          name="username"
          autoComplete="username"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- signing in is the page's only task
          autoFocus
          value={name}
          onValueChange={setName}
          error={
            isIncomplete && readSignInName(name) === undefined
              ? intl.formatMessage({
                  defaultMessage:
                    "Enter your email, or your phone number with country code, like +1 604 555 0173",
                  description: "Console sign-in: error",
                })
              : undefined
          }
        />
        <PasswordField
          label={intl.formatMessage({
            defaultMessage: "Password",
            description: "Console sign-in: field",
          })}
          name="password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={
            isIncomplete && password === ""
              ? intl.formatMessage({
                  defaultMessage: "Enter your password",
                  description: "Console sign-in: error",
                })
              : undefined
          }
        />
        <Button type="submit" variant="solid" fullWidth loading={byEmail.isPending || byPhone.isPending}>
          <FormattedMessage defaultMessage="Sign in" description="Console sign-in: button" />
        </Button>
      </Stack>
    </form>
  );
};
