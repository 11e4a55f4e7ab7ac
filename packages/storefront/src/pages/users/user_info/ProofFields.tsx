import type { Person } from "@carmine/api/hooks";
import { mutations } from "@carmine/api/hooks";
import { Button } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useFormContext } from "react-hook-form";
import { useApp } from "../../../app/AppContext.tsx";
import { CodeRow } from "../../../features/auth/parts/CodeRow.tsx";
import { SecretField } from "../../../features/auth/parts/common-fields.tsx";
import { useCodeSent } from "../../../features/auth/use-code-sent.ts";
import { useResend } from "../../../features/auth/use-resend.ts";
import type { OwnChecks } from "../../../features/forms/contract-resolver.ts";
import * as styles from "./page.css.ts";

export interface ProofValues {
  password: string;
  captcha: string;
}

/** Initial values of a proof; empty values are not sent. */
export const noProof: ProofValues = { password: "", captcha: "" };
export const proofBody = ({ password, captcha }: ProofValues): Partial<ProofValues> => ({
  ...(password !== "" && { password }),
  ...(captcha !== "" && { captcha }),
});

/** One of the two is required. */
export const proofChecks: OwnChecks<ProofValues> = ({ password, captcha }) =>
  password === "" && captcha === "" ? { password: "emptyProof", captcha: "emptyProof" } : {};

/** Sends the code that confirms a change to the account's own email or phone. */
export const useConfirmCode = (person: Person) => {
  const { api } = useApp();
  const resend = useResend("confirm");
  const codeSent = useCodeSent();
  const byPhone = useMutation(mutations.captchaPhonePassword(api));
  const byMail = useMutation(mutations.captchaEmailPassword(api));
  const { mutate, isPending } = person.userType === "phone" ? byPhone : byMail;
  const onSend = (): void => {
    if (isPending || resend.seconds > 0) return;
    const sent = codeSent();
    mutate(
      { onText: sent.onText },
      {
        onSuccess: () => {
          resend.start();
          sent.show();
        },
      },
    );
  };
  return { resend, busy: isPending, onSend };
};

/** Asks a signed-in shopper for the password, or for a code if there is no password or it is forgotten. */
export const ProofFields = ({ person }: { person: Person }): ReactElement => {
  const intl = useIntl();
  const hasPassword = person.hasPassword ?? false;
  const [byCode, setByCode] = useState(!hasPassword);
  const code = useConfirmCode(person);
  const { setValue } = useFormContext<ProofValues>();
  const change = (next: boolean): void => {
    setValue(next ? "password" : "captcha", "");
    setByCode(next);
  };
  return (
    <>
      {byCode ? (
        <CodeRow {...code} />
      ) : (
        <SecretField
          name="password"
          label={intl.formatMessage({ defaultMessage: "Your password", description: "Label of a field" })}
        />
      )}
      {hasPassword && (
        <Button variant="link" size="sm" className={styles.choice} onClick={() => change(!byCode)}>
          {byCode ? (
            <FormattedMessage
              defaultMessage="Use your password instead"
              description="Link of a form that asks who it is"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Use a code instead"
              description="Link next to the phone field, and other places"
            />
          )}
        </Button>
      )}
    </>
  );
};
