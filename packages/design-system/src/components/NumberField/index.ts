export { NumberField, type NumberFieldProps } from "./NumberField.tsx";
export type { NumberFieldTexts } from "../../words/components/NumberField.ts";
