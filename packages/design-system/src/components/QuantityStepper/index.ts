export { QuantityStepper, type QuantityChange, type QuantityStepperProps } from "./QuantityStepper.tsx";
export type { QuantityStepperTexts } from "./texts.ts";
