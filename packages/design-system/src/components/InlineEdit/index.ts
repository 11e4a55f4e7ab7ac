export { InlineEdit, type InlineEditProps } from "./InlineEdit.tsx";
export type { InlineEditTexts } from "../../words/components/InlineEdit.ts";
