import { consoleFactorConfirm, consoleFactorStart } from "@carmine/api/contract";
import { Button, CopyButton, Message, PasswordField, QrCode, Stack, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState, type FormEvent } from "react";
import { useWrite } from "../../app/endpoints.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import { FactorCodeForm } from "./FactorCodeForm.tsx";
import * as styles from "./second-factor.css.ts";

/** `JBSWY3DP…` in groups of four, which are easier to type. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** Adds an authenticator app: password, QR code with the first code, recovery codes. */
const SetUpFactor = ({ onDone }: { onDone: () => void }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const start = useWrite(consoleFactorStart);
  const confirm = useWrite(consoleFactorConfirm);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    start.mutate({ body: { password } });
  };
  if (confirm.data) {
    const codes = confirm.data.recoveryCodes;
    return (
      <Stack gap={16}>
        <Message tone="success" role="status">
          <FormattedMessage
            defaultMessage="Your authenticator app is set up."
            description="Console second factor: result"
          />
        </Message>
        <Text size={14}>
          <FormattedMessage
            defaultMessage="Keep these recovery codes in a safe place. Each one works once if you lose your phone. We show them only once."
            description="Console second factor: explanation of recovery codes"
          />
        </Text>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <CopyButton
          value={codes.join("\n")}
          label={intl.formatMessage({
            defaultMessage: "Copy the recovery codes",
            description: "Console second factor: button",
          })}
        >
          <FormattedMessage defaultMessage="Copy all" description="Console second factor: button" />
        </CopyButton>
        <Button variant="solid" fullWidth onClick={onDone}>
          <FormattedMessage defaultMessage="I saved them" description="Console second factor: button" />
        </Button>
      </Stack>
    );
  }
  if (start.data) {
    const { secret, uri } = start.data;
    return (
      <Stack gap={16}>
        <Text size={14}>
          <FormattedMessage
            defaultMessage="Scan this code with an authenticator app, such as the one built into your phone or password manager. Or enter the key by hand."
            description="Console second factor: explanation of the QR code"
          />
        </Text>
        <QrCode
          className={styles.qr}
          value={uri}
          size={184}
          label={intl.formatMessage({
            defaultMessage: "QR code that adds this account to an authenticator app",
            description: "Console second factor: name of the QR code",
          })}
        />
        <CopyButton
          value={secret}
          label={intl.formatMessage({
            defaultMessage: "Copy the key",
            description: "Console second factor: button",
          })}
        >
          <code className={styles.secret}>{grouped(secret)}</code>
        </CopyButton>
        <FactorCodeForm
          acceptsRecovery={false}
          error={confirm.error}
          isPending={confirm.isPending}
          onSubmit={(code) => confirm.mutate({ body: { code } })}
        >
          <FormattedMessage defaultMessage="Confirm" description="Console second factor: button" />
        </FactorCodeForm>
      </Stack>
    );
  }
  return (
    <form onSubmit={begin} noValidate>
      <Stack gap={16}>
        {start.error && (
          <Message tone="critical" role="alert">
            {errorText(start.error)}
          </Message>
        )}
        <Text size={14} tone="muted">
          <FormattedMessage
            defaultMessage="The console then asks for a code from your phone after the password. Confirm your password to begin."
            description="Console second factor: explanation of the setup"
          />
        </Text>
        <PasswordField
          label={intl.formatMessage({ defaultMessage: "Password", description: "Console sign-in: field" })}
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
        />
        <Button type="submit" variant="solid" fullWidth loading={start.isPending} disabled={password === ""}>
          <FormattedMessage defaultMessage="Continue" description="Console second factor: button" />
        </Button>
      </Stack>
    </form>
  );
};

export default SetUpFactor;
