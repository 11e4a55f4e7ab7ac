export { Steps, type Step, type StepsProps } from "./Steps.tsx";
export type { StepsTexts } from "../../words/components/Steps.ts";
