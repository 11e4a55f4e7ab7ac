import { loginEmail } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { Button } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp } from "../../../app/AppContext.tsx";
import { contractResolver } from "../../forms/contract-resolver.ts";
import { usePanel } from "../panel-context.ts";
import { AgreementField } from "../parts/AgreementField.tsx";
import { EmailField, SecretField } from "../parts/common-fields.tsx";
import { ViewForm } from "../parts/ViewForm.tsx";
import { useFormCall } from "../use-call.ts";
import { useSignInDone } from "../use-sign-in-done.ts";

interface Values {
  email: string;
  password: string;
  agreement: boolean;
}

const resolver = contractResolver<Values & Record<string, unknown>>(
  loginEmail.body,
  ({ email, password }) => ({ email, password }),
  ({ agreement }) => (agreement ? {} : { agreement: "agreement" }),
);

/** View 2: email and password. */
export const EmailSignIn = (): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const panel = usePanel();
  const done = useSignInDone();
  const form = useForm<Values & Record<string, unknown>>({
    resolver,
    defaultValues: { email: panel.email, password: "", agreement: false },
  });
  const { send, busy } = useFormCall(mutations.loginEmail(api), form, "password");
  return (
    <ViewForm
      form={form}
      busy={busy}
      onSubmit={({ email, password }) => send({ body: { email, password } }, (result) => done(result))}
      submit={<FormattedMessage defaultMessage="Sign in" description="Link at the top, and other places" />}
    >
      <EmailField />
      <SecretField
        name="password"
        label={intl.formatMessage({
          defaultMessage: "Password",
          description: "Label of a field, and other places",
        })}
        aside={
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              panel.keepEmail(form.getValues("email"));
              panel.go("forgot");
            }}
          >
            <FormattedMessage
              defaultMessage="Forgot password?"
              description="Link next to the password field"
            />
          </Button>
        }
      />
      <AgreementField />
    </ViewForm>
  );
};
