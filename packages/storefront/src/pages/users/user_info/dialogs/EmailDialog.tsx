import { userEmailEdit } from "@carmine/api/contract";
import type { Person } from "@carmine/api/hooks";
import { mutations } from "@carmine/api/hooks";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp } from "../../../../app/AppContext.tsx";
import { EmailField } from "../../../../features/auth/parts/common-fields.tsx";
import { useSendCode } from "../../../../features/auth/use-send-code.ts";
import { contractResolver } from "../../../../features/forms/contract-resolver.ts";
import { noProof, proofBody, proofChecks, type ProofValues } from "../ProofFields.tsx";
import { ContactDialog } from "./ContactDialog.tsx";

type Values = ProofValues & { email: string; emailCaptcha: string };

const bodyOf = ({ email, emailCaptcha, ...proof }: Values) => ({ email, emailCaptcha, ...proofBody(proof) });
const resolver = contractResolver<Values>(userEmailEdit.body, bodyOf, proofChecks);

/**
 * Changes the email: a code verifies the new address, and the password or a code to the old one verifies the shopper.
 */
export default function EmailDialog({
  person,
  onClose,
}: {
  person: Person;
  onClose: () => void;
}): ReactElement {
  const { api } = useApp();
  const form = useForm<Values>({ resolver, defaultValues: { email: "", emailCaptcha: "", ...noProof } });
  const code = useSendCode({
    mutation: mutations.captchaNewEmail(api),
    form,
    field: "email",
    purpose: "newEmail",
    input: () => ({ body: { email: form.getValues("email") } }),
  });
  return (
    <ContactDialog
      person={person}
      title={
        person.email ? (
          <FormattedMessage
            defaultMessage="Change email"
            description="Button of the profile, and other places"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Add email"
            description="Button of the profile, and other places"
          />
        )
      }
      form={form}
      mutation={mutations.userEmailEdit(api)}
      input={(values) => ({ body: bodyOf(values), quiet: true })}
      code={code}
      codeName="emailCaptcha"
      onClose={onClose}
    >
      <EmailField />
    </ContactDialog>
  );
}
