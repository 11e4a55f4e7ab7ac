export { RatingInput, type RatingInputProps } from "./RatingInput.tsx";
export type { RatingInputTexts } from "./texts.ts";
