export { Field, type FieldProps, type FieldTexts } from "./Field.tsx";
export { useFieldControl, type FieldControl } from "./field-context.ts";
