import { emailResetPassword } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp, useShowToast } from "../../../app/AppContext.tsx";
import { contractResolver } from "../../forms/contract-resolver.ts";
import { usePanel } from "../panel-context.ts";
import { CodeRow } from "../parts/CodeRow.tsx";
import { NewPasswordFields } from "../parts/NewPasswordFields.tsx";
import { ViewForm } from "../parts/ViewForm.tsx";
import { useFormCall } from "../use-call.ts";
import { useSendCode } from "../use-send-code.ts";

type Values = { email: string; captcha: string; newPassword: string; passwordAgain: string };

const resolver = contractResolver<Values>(emailResetPassword.body);

/** View 5: the code and a new password. */
export const ResetPassword = (): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const panel = usePanel();
  const toast = useShowToast();
  const email = panel.conditions.resetEmail ?? "";
  const form = useForm<Values>({
    resolver,
    defaultValues: { email, captcha: "", newPassword: "", passwordAgain: "" },
  });
  const { send, busy } = useFormCall(mutations.emailResetPassword(api), form, "captcha");
  const code = useSendCode({
    mutation: mutations.emailForgetPassword(api),
    form,
    field: "email",
    purpose: "reset",
    input: () => ({ body: email }),
  });
  const done = (): void => {
    toast({
      message: intl.formatMessage({
        defaultMessage: "Password updated. Sign in with your new password.",
        description: "Toast after setting a new password",
      }),
    });
    panel.keepEmail(email);
    panel.go("email");
  };
  return (
    <ViewForm
      form={form}
      busy={busy}
      onSubmit={(body) => send({ body }, done)}
      submit={
        <FormattedMessage defaultMessage="Set new password" description="Button of the new password form" />
      }
    >
      {/* Identifies for password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <CodeRow {...code} />
      <NewPasswordFields />
    </ViewForm>
  );
};
