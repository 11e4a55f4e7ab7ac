import { userPhoneEdit, type UserInfo } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp, useToasts } from "../../../../app/AppContext.tsx";
import { CodeRow } from "../../../../features/auth/parts/CodeRow.tsx";
import { defaultCountry, PhoneField } from "../../../../features/auth/parts/PhoneField.tsx";
import { useSendCode } from "../../../../features/auth/use-send-code.ts";
import { contractResolver } from "../../../../features/forms/contract-resolver.ts";
import { dialCodeOf } from "../../../../features/forms/ShopPhoneField.tsx";
import { noProof, proofBody, ProofFields, type ProofValues } from "../ProofFields.tsx";
import { StepDialog } from "./StepDialog.tsx";

type Values = ProofValues & { phone: string; country: string; phoneCaptcha: string };

const bodyOf = ({ phone, country, phoneCaptcha, ...proof }: Values) => ({
  phone,
  countryCode: dialCodeOf(country),
  phoneCaptcha,
  ...proofBody(proof),
});
const resolver = contractResolver<Values>(userPhoneEdit.body!, bodyOf, ({ password, captcha }) =>
  password === "" && captcha === "" ? { password: "emptyProof", captcha: "emptyProof" } : {},
);

/** Another phone: a code goes to it, and the password or a code to the account's own address says who it is. */
export default function PhoneDialog({
  person,
  onClose,
}: {
  person: UserInfo;
  onClose: () => void;
}): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const push = useToasts((state) => state.push);
  const { mutate, isPending, error } = useMutation(mutations.userPhoneEdit(api));
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
    <StepDialog
      title={
        person.phone ? (
          <FormattedMessage defaultMessage="Change phone number" description="Title of a dialog" />
        ) : (
          <FormattedMessage defaultMessage="Add phone number" description="Title of a dialog" />
        )
      }
      form={form}
      busy={isPending}
      failure={error}
      onClose={onClose}
      onSubmit={(values) =>
        mutate(
          { body: bodyOf(values), quiet: true },
          {
            onSuccess: () => {
              push("success", intl.formatMessage({ defaultMessage: "Saved", description: "Toast" }));
              onClose();
            },
          },
        )
      }
      submit={<FormattedMessage defaultMessage="Save" description="Button of a form" />}
    >
      <PhoneField />
      <CodeRow {...code} name="phoneCaptcha" />
      <ProofFields person={person} />
    </StepDialog>
  );
}
