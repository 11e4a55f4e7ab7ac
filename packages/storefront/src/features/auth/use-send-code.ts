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
  /** The field that names where the code goes; it must be right before one is sent. */
  readonly field: FieldPath<Values>;
  /** What the code is for; the wait belongs to it. */
  readonly purpose: string;
  readonly input: () => Input;
  readonly onSent?: () => void;
}

/** Sends a code to what a field names, says so, and starts the wait. */
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

  // Only what is sent counts: a corrected entry goes through however soon it follows a refused one.
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
      // The specification asks for a toast besides the words at the field.
      else toast({ tone: "critical", message: fieldText(form.getFieldState(field).error) ?? "" });
    });
  };
  return { resend, busy: isPending, onSend };
};
