export { SearchField, type SearchFieldProps } from "./SearchField.tsx";
export type { SearchFieldTexts } from "./texts.ts";
