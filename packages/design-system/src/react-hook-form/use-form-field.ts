"use client";
import {
  useController,
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  type UseControllerProps,
} from "react-hook-form";
import { fieldId } from "./summary-errors.ts";

export interface UseFormFieldOptions<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  rules?: UseControllerProps<Values, Name>["rules"];
  disabled?: boolean;
  /** Prefix of the control's id, if a page has several forms. @default "form" */
  form?: string;
}

/** Props that every field of the design system takes. */
export interface FormField<Value> {
  id: string;
  name: string;
  ref: RefCallBack;
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean | undefined;
}

/**
 * Connects a field to a form of react-hook-form: `<MoneyField label="Price" currency="USD" {...useFormField({ control,
 * name: "price" })} />`.
 */
export function useFormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  rules,
  disabled,
  form,
}: UseFormFieldOptions<Values, Name>): FormField<FieldPathValue<Values, Name>> {
  const { field, fieldState } = useController({
    control,
    name,
    ...(rules && { rules }),
    ...(disabled !== undefined && { disabled }),
  });
  return {
    id: fieldId(name, form),
    name,
    ref: field.ref,
    value: field.value,
    onValueChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error?.message || undefined,
    disabled: field.disabled,
  };
}
