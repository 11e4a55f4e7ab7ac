export { TagsInput, type TagsInputProps } from "./TagsInput.tsx";
export type { TagsInputTexts } from "../../words/components/TagsInput.ts";
