export { RichText, type RichTextProps } from "./RichText.tsx";
export { RichTextContent, type RichTextContentProps } from "./RichTextContent.tsx";
export { sanitizeRichText } from "./sanitize.ts";
export type { RichTextTexts } from "../../words/components/RichText.ts";
