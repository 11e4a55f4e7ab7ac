export { CopyButton, type CopyButtonProps } from "./CopyButton.tsx";
export type { CopyButtonTexts } from "./texts.ts";
