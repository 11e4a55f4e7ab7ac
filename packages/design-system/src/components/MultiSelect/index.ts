export { MultiSelect, type MultiSelectProps } from "./MultiSelect.tsx";
export type { MultiSelectTexts } from "../../words/components/MultiSelect.ts";
