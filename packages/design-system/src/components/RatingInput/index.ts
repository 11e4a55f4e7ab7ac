export { RatingInput, type RatingInputProps } from "./RatingInput.tsx";
export type { RatingInputTexts } from "../../words/components/RatingInput.ts";
