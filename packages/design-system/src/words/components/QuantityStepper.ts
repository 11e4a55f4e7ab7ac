/** Words of a `QuantityStepper`. */
export interface QuantityStepperTexts {
  /** Name of the button with the minus. */
  decrease: string;
  /** Name of the button with the plus. */
  increase: string;
}

/** Where no locale is given. */
export const english: QuantityStepperTexts = {
  decrease: "Decrease quantity",
  increase: "Increase quantity",
};
