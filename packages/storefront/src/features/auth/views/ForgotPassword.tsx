import { emailForgetPassword } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp } from "../../../app/AppContext.tsx";
import { contractResolver } from "../../forms/contract-resolver.ts";
import { usePanel } from "../panel-context.ts";
import { EmailField } from "../parts/common-fields.tsx";
import { ViewForm } from "../parts/ViewForm.tsx";
import { useFormCall } from "../use-call.ts";
import { useCodeSent } from "../use-code-sent.ts";
import { useResend } from "../use-resend.ts";

type Values = { email: string };

const resolver = contractResolver<Values>(emailForgetPassword.body, ({ email }) => email);

/** View 4: requests a code for a new password. */
export const ForgotPassword = (): ReactElement => {
  const { api } = useApp();
  const panel = usePanel();
  const resend = useResend("reset");
  const codeSent = useCodeSent();
  const form = useForm<Values>({ resolver, defaultValues: { email: panel.email } });
  const { send, busy } = useFormCall(mutations.emailForgetPassword(api), form, "email");
  return (
    <ViewForm
      form={form}
      busy={busy}
      onSubmit={({ email }) => {
        const sent = codeSent();
        send({ body: email, onText: sent.onText }, () => {
          resend.start();
          sent.show();
          panel.codeSentTo(email);
        });
      }}
      submit={<FormattedMessage defaultMessage="Next" description="Button: send the code and go on" />}
    >
      <EmailField
        hint={
          <FormattedMessage
            defaultMessage="We’ll send a 6-digit code there."
            description="Hint below the email field when the password was forgotten"
          />
        }
      />
    </ViewForm>
  );
};
