export { PhoneField, type PhoneFieldProps } from "./PhoneField.tsx";
export type { PhoneDetails } from "./read-number.ts";
