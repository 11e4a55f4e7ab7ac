/** Texts of `QuantityStepper`. */
export interface QuantityStepperTexts {
  /** Label of the minus button. */
  decrease: string;
  /** Label of the plus button. */
  increase: string;
}

/** Default without a locale. */
export const english: QuantityStepperTexts = {
  decrease: "Decrease quantity",
  increase: "Increase quantity",
};
