import { emailUpdatePassword } from "@carmine/api/contract";
import type { Person } from "@carmine/api/hooks";
import { mutations } from "@carmine/api/hooks";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import { useApp, useShowToast } from "../../../../app/AppContext.tsx";
import { CodeRow } from "../../../../features/auth/parts/CodeRow.tsx";
import { NewPasswordFields } from "../../../../features/auth/parts/NewPasswordFields.tsx";
import { contractResolver } from "../../../../features/forms/contract-resolver.ts";
import { useConfirmCode } from "../ProofFields.tsx";
import { StepDialog } from "./StepDialog.tsx";

type Values = { captcha: string; newPassword: string; passwordAgain: string };

const resolver = contractResolver<Values>(emailUpdatePassword.body);

/** Changes the password with a code to the account's own email or phone. */
export default function PasswordDialog({
  person,
  onClose,
}: {
  person: Person;
  onClose: () => void;
}): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const toast = useShowToast();
  const byPhone = useMutation(mutations.phoneUpdatePassword(api));
  const byMail = useMutation(mutations.emailUpdatePassword(api));
  const { mutate, isPending, error } = person.userType === "phone" ? byPhone : byMail;
  const form = useForm<Values>({
    resolver,
    defaultValues: { captcha: "", newPassword: "", passwordAgain: "" },
  });
  const code = useConfirmCode(person);
  return (
    <StepDialog
      title={
        <FormattedMessage
          defaultMessage="Change password"
          description="Button of the profile, and other places"
        />
      }
      description={
        <FormattedMessage
          defaultMessage="We’ll send a code to {address} to make sure it’s you. You’ll be signed out on your other devices."
          description="Below the title of the dialog for a new password"
          values={{ address: (person.userType === "phone" ? person.phone : person.email) ?? "" }}
        />
      }
      form={form}
      busy={isPending}
      failure={error}
      onClose={onClose}
      onSubmit={(body) =>
        mutate(
          { body, quiet: true },
          {
            onSuccess: () => {
              toast({
                message: intl.formatMessage({
                  defaultMessage: "Your password was changed",
                  description: "Toast",
                }),
              });
              onClose();
            },
          },
        )
      }
      submit={
        <FormattedMessage
          defaultMessage="Change password"
          description="Button of the profile, and other places"
        />
      }
    >
      <input type="text" autoComplete="username" value={person.email ?? person.phone ?? ""} readOnly hidden />
      <CodeRow {...code} />
      <NewPasswordFields />
    </StepDialog>
  );
}
