import type { FieldError, FieldErrors, FieldValues } from "react-hook-form";
import { useShowToast } from "../../app/AppContext.tsx";
import { useFieldErrorText } from "./field-texts.ts";

/**
 * A function that says in a toast what is wrong with a form's first wrong field, which the specification asks for
 * besides the words at the field.
 */
export const useRefusal = <Values extends FieldValues>(): ((wrong: FieldErrors<Values>) => void) => {
  const errorText = useFieldErrorText();
  const toast = useShowToast();
  return (wrong) => {
    const [first] = Object.values(wrong) as FieldError[];
    toast({ tone: "critical", message: errorText(first) ?? "" });
  };
};
