import { useEffect, useRef, useState } from "react";
import {
  useFormState,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Control,
} from "react-hook-form";
import { useShowToast } from "../../app/AppContext.tsx";
import { useFieldErrorText } from "./field-texts.ts";

/**
 * A function that shows the first error of a form in a toast, as the specification requires in addition to the text at
 * the field. The toast is removed once the error is fixed, and with the form.
 */
export const useRefusal = <Values extends FieldValues>(
  control: Control<Values>,
): ((errors: FieldErrors<Values>) => void) => {
  const errorText = useFieldErrorText();
  const toast = useShowToast();
  const { errors } = useFormState({ control });
  const [field, setField] = useState<string>();
  const removeToast = useRef<() => void>(undefined);
  const isWrong = field !== undefined && field in errors;
  useEffect(() => (isWrong ? () => removeToast.current?.() : undefined), [isWrong]);
  return (found) => {
    const [first] = Object.entries(found) as [string, FieldError][];
    if (!first) return;
    removeToast.current?.();
    removeToast.current = toast({ tone: "critical", message: errorText(first[1]) ?? "" });
    setField(first[0]);
  };
};
