import { loginMobileCaptcha, loginMobilePassword } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { Button } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp } from "../../../app/AppContext.tsx";
import { contractResolver } from "../../forms/contract-resolver.ts";
import { dialCodeOf } from "../../forms/ShopPhoneField.tsx";
import { usePanel } from "../panel-context.ts";
import { AgreementField } from "../parts/AgreementField.tsx";
import { CodeRow } from "../parts/CodeRow.tsx";
import { SecretField } from "../parts/common-fields.tsx";
import { defaultCountry, LoginPhoneField } from "../parts/LoginPhoneField.tsx";
import { ViewForm } from "../parts/ViewForm.tsx";
import { useFormCall } from "../use-call.ts";
import { usePhoneCode } from "../use-phone-code.ts";
import { useSignInDone } from "../use-sign-in-done.ts";

type Values = { phone: string; country: string; secret: string; captcha: string; agreement: boolean };

const signInWords = (
  <FormattedMessage defaultMessage="Sign in" description="Link at the top, and other places" />
);

const agreed = ({ agreement }: Values) => (agreement ? {} : ({ agreement: "agreement" } as const));

const start: Values = { phone: "", country: defaultCountry, secret: "", captcha: "", agreement: false };

const passwordResolver = contractResolver<Values>(
  loginMobilePassword.body,
  ({ phone, country, secret }) => ({ phone, countryCode: dialCodeOf(country), password: secret }),
  ({ agreement, secret }) => ({
    ...agreed({ agreement } as Values),
    ...(secret === "" ? { secret: "emptyPassword" as const } : {}),
  }),
);

/** View 1: phone and password. */
export const PhonePasswordSignIn = (): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const { go } = usePanel();
  const done = useSignInDone();
  const form = useForm<Values>({ resolver: passwordResolver, defaultValues: start });
  const { send, busy } = useFormCall(mutations.loginMobilePassword(api), form, "secret");
  return (
    <ViewForm
      form={form}
      busy={busy}
      onSubmit={({ phone, country, secret }) =>
        send({ body: { phone, countryCode: dialCodeOf(country), password: secret } }, (result) =>
          done(result),
        )
      }
      submit={signInWords}
    >
      <LoginPhoneField
        aside={
          <Button variant="link" size="sm" onClick={() => go("phoneCode")}>
            <FormattedMessage
              defaultMessage="Use a code instead"
              description="Link next to the phone field, and other places"
            />
          </Button>
        }
      />
      <SecretField
        name="secret"
        label={intl.formatMessage({
          defaultMessage: "Password",
          description: "Label of a field, and other places",
        })}
      />
      <AgreementField />
    </ViewForm>
  );
};

const codeResolver = contractResolver<Values>(
  loginMobileCaptcha.body,
  ({ phone, country, captcha }) => ({ phone, countryCode: dialCodeOf(country), captcha }),
  agreed,
);

/** View 3: phone and a code by text message. */
export const PhoneCodeSignIn = (): ReactElement => {
  const { api } = useApp();
  const { go } = usePanel();
  const done = useSignInDone();
  const form = useForm<Values>({ resolver: codeResolver, defaultValues: start });
  const { send, busy } = useFormCall(mutations.loginMobileCaptcha(api), form, "captcha");
  const code = usePhoneCode(form, () => dialCodeOf(form.getValues("country")));
  return (
    <ViewForm
      form={form}
      busy={busy}
      onSubmit={({ phone, country, captcha }) =>
        send({ body: { phone, countryCode: dialCodeOf(country), captcha } }, (result) => done(result))
      }
      submit={signInWords}
    >
      <LoginPhoneField
        aside={
          <Button variant="link" size="sm" onClick={() => go("phonePassword")}>
            <FormattedMessage
              defaultMessage="Use password instead"
              description="Link next to the phone field"
            />
          </Button>
        }
      />
      <CodeRow {...code} />
      <AgreementField />
    </ViewForm>
  );
};
