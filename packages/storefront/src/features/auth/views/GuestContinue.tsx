import { registerVisitor } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp } from "../../../app/AppContext.tsx";
import { contractResolver } from "../../forms/contract-resolver.ts";
import { dialCodeOf } from "../../forms/ShopPhoneField.tsx";
import { usePanel } from "../panel-context.ts";
import { EmailField } from "../parts/common-fields.tsx";
import { defaultCountry, LoginPhoneField } from "../parts/LoginPhoneField.tsx";
import { ViewForm } from "../parts/ViewForm.tsx";
import { useFormCall } from "../use-call.ts";
import { useSignInDone } from "../use-sign-in-done.ts";

type Values = { email: string; phone: string; country: string };

const bodyOf = ({ email, phone, country }: Values) => ({
  email,
  phone,
  countryCode: phone === "" ? "" : dialCodeOf(country),
});

const resolver = contractResolver<Values>(registerVisitor.body, bodyOf);

/** View 7: checkout without an account; the order can be found later by number and email. */
export const GuestContinue = (): ReactElement => {
  const { api } = useApp();
  const panel = usePanel();
  const done = useSignInDone();
  const form = useForm<Values>({
    resolver,
    defaultValues: { email: panel.email, phone: "", country: defaultCountry },
  });
  const { send, busy } = useFormCall(mutations.registerVisitor(api), form, "email");
  return (
    <ViewForm
      form={form}
      busy={busy}
      onSubmit={(values) => send({ body: bodyOf(values) }, (result) => done(result, { guest: true }))}
      submit={
        <FormattedMessage
          defaultMessage="Continue as guest"
          description="Button of the guest form, and other places"
        />
      }
    >
      <EmailField
        hint={
          <FormattedMessage
            defaultMessage="We’ll send your order confirmation there."
            description="Hint below the email field of the guest form"
          />
        }
      />
      <LoginPhoneField optional />
    </ViewForm>
  );
};
