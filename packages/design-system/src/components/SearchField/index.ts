export { SearchField, type SearchFieldProps } from "./SearchField.tsx";
export type { SearchFieldTexts } from "../../words/components/SearchField.ts";
