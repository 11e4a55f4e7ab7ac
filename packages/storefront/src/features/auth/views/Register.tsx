import { registerEmail, registerMobile } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp } from "../../../app/AppContext.tsx";
import { contractResolver } from "../../forms/contract-resolver.ts";
import { dialCodeOf } from "../../forms/ShopPhoneField.tsx";
import { usePanel } from "../panel-context.ts";
import { AgreementField } from "../parts/AgreementField.tsx";
import { CodeRow } from "../parts/CodeRow.tsx";
import { EmailField, SecretField } from "../parts/common-fields.tsx";
import { defaultCountry, LoginPhoneField } from "../parts/LoginPhoneField.tsx";
import { ViewForm } from "../parts/ViewForm.tsx";
import { useFormCall } from "../use-call.ts";
import { usePhoneCode } from "../use-phone-code.ts";
import { useSendCode } from "../use-send-code.ts";
import { useSignInDone } from "../use-sign-in-done.ts";

const registerWords = (
  <FormattedMessage
    defaultMessage="Create account"
    description="Button of the registration form, and other places"
  />
);

const NewPassword = (): ReactElement => {
  const intl = useIntl();
  return (
    <SecretField
      name="password"
      isNew
      label={intl.formatMessage({
        defaultMessage: "Password",
        description: "Label of a field, and other places",
      })}
      hint={<FormattedMessage defaultMessage="8 to 64 characters" description="Hint below a new password" />}
    />
  );
};

type EmailValues = { email: string; captcha: string; password: string; agreement: boolean };

const agreed = ({ agreement }: { agreement: boolean }) =>
  agreement ? {} : ({ agreement: "agreement" } as const);

const emailResolver = contractResolver<EmailValues>(
  registerEmail.body,
  ({ email, captcha, password }) => ({ email, captcha, password }),
  agreed,
);

/** View 6, email tab. */
export const EmailRegister = (): ReactElement => {
  const { api } = useApp();
  const panel = usePanel();
  const done = useSignInDone();
  const form = useForm<EmailValues>({
    resolver: emailResolver,
    defaultValues: { email: panel.email, captcha: "", password: "", agreement: false },
  });
  const { send, busy } = useFormCall(mutations.registerEmail(api), form, "captcha");
  const code = useSendCode({
    mutation: mutations.emailCaptcha(api),
    form,
    field: "email",
    purpose: "register",
    input: () => ({ body: form.getValues("email").trim() }),
    onSent: () => form.setFocus("captcha"),
  });
  return (
    <ViewForm
      form={form}
      busy={busy}
      onSubmit={({ email, captcha, password }) =>
        send({ body: { email, captcha, password } }, (result) =>
          done(result, { registered: true, reload: true }),
        )
      }
      submit={registerWords}
    >
      <EmailField />
      <CodeRow {...code} />
      <NewPassword />
      <AgreementField />
    </ViewForm>
  );
};

type PhoneValues = { phone: string; country: string; captcha: string; password: string; agreement: boolean };

const phoneResolver = contractResolver<PhoneValues>(
  registerMobile.body,
  ({ phone, country, captcha, password }) => ({ phone, countryCode: dialCodeOf(country), captcha, password }),
  agreed,
);

/** View 6, phone tab. */
export const PhoneRegister = (): ReactElement => {
  const { api } = useApp();
  const done = useSignInDone();
  const form = useForm<PhoneValues>({
    resolver: phoneResolver,
    defaultValues: { phone: "", country: defaultCountry, captcha: "", password: "", agreement: false },
  });
  const { send, busy } = useFormCall(mutations.registerMobile(api), form, "captcha");
  const code = usePhoneCode(form, () => dialCodeOf(form.getValues("country")));
  return (
    <ViewForm
      form={form}
      busy={busy}
      onSubmit={({ phone, country, captcha, password }) =>
        send({ body: { phone, countryCode: dialCodeOf(country), captcha, password } }, (result) =>
          done(result, { registered: true }),
        )
      }
      submit={registerWords}
    >
      <LoginPhoneField />
      <CodeRow {...code} />
      <NewPassword />
      <AgreementField />
    </ViewForm>
  );
};
