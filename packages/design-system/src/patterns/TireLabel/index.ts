export { TireLabel, type NoiseClass, type TireGrade, type TireLabelProps } from "./TireLabel.tsx";
export type { TireLabelTexts } from "../../words/components/TireLabel.ts";
