import type { ApiError } from "@carmine/api/client";
import type { Person } from "@carmine/api/hooks";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useShowToast } from "../../../../app/AppContext.tsx";
import { CodeRow } from "../../../../features/auth/parts/CodeRow.tsx";
import type { SendCode } from "../../../../features/auth/use-send-code.ts";
import { ProofFields, type ProofValues } from "../ProofFields.tsx";
import { StepDialog } from "./StepDialog.tsx";

export interface ContactDialogProps<Data, Input, Values extends ProofValues> {
  readonly person: Person;
  readonly title: ReactNode;
  readonly form: UseFormReturn<Values>;
  readonly mutation: UseMutationOptions<Data, ApiError, Input>;
  readonly input: (values: Values) => Input;
  /** Sends the code to the recipient in the field. */
  readonly code: SendCode;
  /** The field for the code. */
  readonly codeName: string;
  readonly onClose: () => void;
  /** The field for the new email or phone. */
  readonly children: ReactNode;
}

/**
 * Changes email or phone: a code verifies the new one, and the password or a code to the current one verifies the
 * shopper.
 */
export const ContactDialog = <Data, Input, Values extends ProofValues>(
  props: ContactDialogProps<Data, Input, Values>,
): ReactElement => {
  const { person, title, form, mutation, input, code, codeName, onClose, children } = props;
  const intl = useIntl();
  const toast = useShowToast();
  const { mutate, isPending, error } = useMutation(mutation);
  const onSuccess = (): void => {
    toast({ message: intl.formatMessage({ defaultMessage: "Saved", description: "Toast" }) });
    onClose();
  };
  return (
    <StepDialog
      title={title}
      form={form}
      busy={isPending}
      failure={error}
      onClose={onClose}
      onSubmit={(values) => mutate(input(values), { onSuccess })}
      submit={<FormattedMessage defaultMessage="Save" description="Button of a form" />}
    >
      {children}
      <CodeRow {...code} name={codeName} />
      <ProofFields person={person} />
    </StepDialog>
  );
};
