import type { ApiError } from "@carmine/api/client";
import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { useShowToast } from "../../app/AppContext.tsx";
import { useApiErrorText } from "../../app/error-texts.ts";
import { useFieldErrorText } from "../forms/field-texts.ts";
import { useOncePer } from "../forms/use-once-per.ts";
import { useCodeSent, type CodeSent } from "./use-code-sent.ts";
import { useResend, type Resend } from "./use-resend.ts";

export interface SendCode {
  readonly resend: Resend;
  readonly busy: boolean;
  readonly onSend: () => void;
}

export interface SendCodeOptions<Data, Input extends object, Values extends FieldValues> {
  readonly mutation: UseMutationOptions<Data, ApiError, Input & Partial<Pick<CodeSent, "onText">>>;
  readonly form: UseFormReturn<Values>;
  /** The field with the code's recipient; it must be valid before a code is sent. */
  readonly field: FieldPath<Values>;
  /** Purpose of the code, which has its own wait. */
  readonly purpose: string;
  readonly input: () => Input;
  readonly onSent?: () => void;
}

/** Sends a code to the recipient in a field, confirms it with a toast, and starts the wait. */
export const useSendCode = <Data, Input extends object, Values extends FieldValues>(
  options: SendCodeOptions<Data, Input, Values>,
): SendCode => {
  const { form, field, purpose, input, onSent } = options;
  const errorText = useApiErrorText();
  const fieldText = useFieldErrorText();
  const resend = useResend(purpose);
  const codeSent = useCodeSent();
  const toast = useShowToast();
  const { mutate, isPending } = useMutation(options.mutation);

  // Only submitted values are compared: a corrected input can be sent immediately after a rejected one.
  const send = useOncePer(() => {
    const sent = codeSent();
    mutate(
      { ...input(), onText: sent.onText },
      {
        onSuccess: () => {
          resend.start();
          sent.show();
          onSent?.();
        },
        onError: (error) => form.setError(field, { type: "server", message: errorText(error) }),
      },
    );
  });
  const onSend = (): void => {
    if (isPending || resend.seconds > 0) return;
    void form.trigger(field, { shouldFocus: true }).then((right) => {
      if (right) send();
      // The specification requires a toast in addition to the field error.
      else toast({ tone: "critical", message: fieldText(form.getFieldState(field).error) ?? "" });
    });
  };
  return { resend, busy: isPending, onSend };
};
