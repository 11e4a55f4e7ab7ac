export { CopyButton, type CopyButtonProps } from "./CopyButton.tsx";
export type { CopyButtonTexts } from "../../words/components/CopyButton.ts";
