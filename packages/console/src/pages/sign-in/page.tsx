import { loginEmail, loginMobilePassword, type LoginResult } from "@carmine/api/contract";
import {
  Button,
  Card,
  Heading,
  LogoMark,
  Message,
  PasswordField,
  Stack,
  TextField,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import { readSignInName } from "./sign-in-name.ts";
import * as styles from "./page.css.ts";

/** Signs in with the shop's account: email, or phone number with country code. */
const SignInPage = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [params] = useSearchParams();
  const [name, setName] = useState("");
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
    if (!isSignedIn) return;
    queryClient.clear();
    const to = params.get("to");
    void navigate(to?.startsWith("/") ? to : "/", { replace: true });
  };

  return (
    <main className={styles.page}>
      <Card element="section" aria-labelledby="title" className={styles.card}>
        <Stack gap={20}>
          <div className={styles.head}>
            <LogoMark className={styles.mark} />
            <Heading level={1} size={20} id="title">
              <FormattedMessage
                defaultMessage="Sign in to the console"
                description="Console sign-in: title"
              />
            </Heading>
          </div>
          {error && (
            <Message tone="critical" role="alert">
              {errorText(error)}
            </Message>
          )}
          <form onSubmit={(event) => void signIn(event)} noValidate>
            <Stack gap={16}>
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
              <Button
                type="submit"
                variant="solid"
                fullWidth
                loading={byEmail.isPending || byPhone.isPending}
              >
                <FormattedMessage defaultMessage="Sign in" description="Console sign-in: button" />
              </Button>
            </Stack>
          </form>
        </Stack>
      </Card>
    </main>
  );
};

export default SignInPage;
