import { mutations } from "@carmine/api/hooks";
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from "react-hook-form";
import { useApp } from "../../app/AppContext.tsx";
import { useSendCode, type SendCode } from "./use-send-code.ts";

/** Sends a code by text message to the form's field `phone`. */
export const usePhoneCode = <Values extends FieldValues & { phone: string }>(
  form: UseFormReturn<Values>,
  dialCode: () => string,
): SendCode => {
  const { api } = useApp();
  const field = "phone" as FieldPath<Values>;
  return useSendCode({
    mutation: mutations.sendCode(api),
    form,
    field,
    purpose: "phone",
    input: () => ({
      body: {
        phone: form.getValues(field) as FieldPathValue<Values, FieldPath<Values>> & string,
        countryCode: `+${dialCode()}`,
      },
    }),
  });
};
