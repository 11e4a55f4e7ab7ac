import { userPhoneEdit } from "@carmine/api/contract";
import type { Person } from "@carmine/api/hooks";
import { mutations } from "@carmine/api/hooks";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp } from "../../../../app/AppContext.tsx";
import { defaultCountry, LoginPhoneField } from "../../../../features/auth/parts/LoginPhoneField.tsx";
import { useSendCode } from "../../../../features/auth/use-send-code.ts";
import { contractResolver } from "../../../../features/forms/contract-resolver.ts";
import { dialCodeOf } from "../../../../features/forms/ShopPhoneField.tsx";
import { noProof, proofBody, proofChecks, type ProofValues } from "../ProofFields.tsx";
import { ContactDialog } from "./ContactDialog.tsx";

type Values = ProofValues & { phone: string; country: string; phoneCaptcha: string };

const bodyOf = ({ phone, country, phoneCaptcha, ...proof }: Values) => ({
  phone,
  countryCode: dialCodeOf(country),
  phoneCaptcha,
  ...proofBody(proof),
});
const resolver = contractResolver<Values>(userPhoneEdit.body, bodyOf, proofChecks);

/**
 * Changes the phone: a code verifies the new number, and the password or a code to the account verifies the shopper.
 */
export default function PhoneDialog({
  person,
  onClose,
}: {
  person: Person;
  onClose: () => void;
}): ReactElement {
  const { api } = useApp();
  const form = useForm<Values>({
    resolver,
    defaultValues: { phone: "", country: defaultCountry, phoneCaptcha: "", ...noProof },
  });
  const code = useSendCode({
    mutation: mutations.captchaNewPhone(api),
    form,
    field: "phone",
    purpose: "newPhone",
    input: () => ({
      body: { phone: form.getValues("phone"), countryCode: dialCodeOf(form.getValues("country")) },
    }),
  });
  return (
    <ContactDialog
      person={person}
      title={
        person.phone ? (
          <FormattedMessage
            defaultMessage="Change phone number"
            description="Button of the profile, and other places"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Add phone number"
            description="Button of the profile, and other places"
          />
        )
      }
      form={form}
      mutation={mutations.userPhoneEdit(api)}
      input={(values) => ({ body: bodyOf(values), quiet: true })}
      code={code}
      codeName="phoneCaptcha"
      onClose={onClose}
    >
      <LoginPhoneField />
    </ContactDialog>
  );
}
