import { userEmailEdit, type UserInfo } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp, useToasts } from "../../../../app/AppContext.tsx";
import { CodeRow } from "../../../../features/auth/parts/CodeRow.tsx";
import { EmailField } from "../../../../features/auth/parts/common-fields.tsx";
import { useSendCode } from "../../../../features/auth/use-send-code.ts";
import { contractResolver } from "../../../../features/forms/contract-resolver.ts";
import { noProof, proofBody, ProofFields, type ProofValues } from "../ProofFields.tsx";
import { StepDialog } from "./StepDialog.tsx";

type Values = ProofValues & { email: string; emailCaptcha: string };

const bodyOf = ({ email, emailCaptcha, ...proof }: Values) => ({ email, emailCaptcha, ...proofBody(proof) });
const resolver = contractResolver<Values>(userEmailEdit.body!, bodyOf, ({ password, captcha }) =>
  password === "" && captcha === "" ? { password: "emptyProof", captcha: "emptyProof" } : {},
);

/** Another email: a code goes to it, and the password or a code to the old address says who it is. */
export default function EmailDialog({
  person,
  onClose,
}: {
  person: UserInfo;
  onClose: () => void;
}): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const push = useToasts((state) => state.push);
  const { mutate, isPending, error } = useMutation(mutations.userEmailEdit(api));
  const form = useForm<Values>({ resolver, defaultValues: { email: "", emailCaptcha: "", ...noProof } });
  const code = useSendCode({
    mutation: mutations.captchaNewEmail(api),
    form,
    field: "email",
    purpose: "newEmail",
    input: () => ({ body: { email: form.getValues("email") } }),
  });
  return (
    <StepDialog
      title={
        person.email ? (
          <FormattedMessage defaultMessage="Change email" description="Title of a dialog" />
        ) : (
          <FormattedMessage defaultMessage="Add email" description="Title of a dialog" />
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
      <EmailField />
      <CodeRow {...code} name="emailCaptcha" />
      <ProofFields person={person} />
    </StepDialog>
  );
}
