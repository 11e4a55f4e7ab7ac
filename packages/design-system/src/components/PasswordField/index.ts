export { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx";
export type { PasswordFieldTexts } from "../../words/components/PasswordField.ts";
