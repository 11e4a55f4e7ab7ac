export { QuantityStepper, type QuantityChange, type QuantityStepperProps } from "./QuantityStepper.tsx";
export type { QuantityStepperTexts } from "../../words/components/QuantityStepper.ts";
