import type { ApiError } from "@carmine/api/client";
import { useMutation, type UseMutationOptions } from "@tanstack/react-query";
import { useApiErrorText } from "../../app/error-texts.ts";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/**
 * A form's mutation. The api client shows a toast for errors; this also shows the error at a field.
 * @param field the field that is most likely invalid
 */
export const useFormCall = <Data, Input, Values extends FieldValues>(
  options: UseMutationOptions<Data, ApiError, Input>,
  form: UseFormReturn<Values>,
  field: FieldPath<Values>,
) => {
  const errorText = useApiErrorText();
  const mutation = useMutation(options);
  return {
    busy: mutation.isPending,
    send: (input: Input, done: (data: Data) => void): void => {
      mutation.mutate(input, {
        onSuccess: done,
        onError: (error) => {
          form.setError(field, { type: "server", message: errorText(error) }, { shouldFocus: true });
        },
      });
    },
  };
};
