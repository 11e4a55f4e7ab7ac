export { useFormField, type FormField, type UseFormFieldOptions } from "./use-form-field.ts";
export { fieldId, summaryErrors, type FieldSummaryError } from "./summary-errors.ts";
