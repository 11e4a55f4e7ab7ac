export { Field, type FieldProps, type FieldTexts } from "./Field.tsx";
export type { FieldSize } from "./FieldBox.tsx";
export { useFieldControl, type FieldControl } from "./field-context.ts";
