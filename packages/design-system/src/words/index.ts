export { fill, type CountedText } from "./fill.ts";
export type { Messages } from "./messages.ts";
export { useTexts } from "./use-texts.ts";
