/** Texts of `NumberField`. The field's label follows them for screen readers. */
export interface NumberFieldTexts {
  /** Label of the plus button. */
  increase: string;
  /** Label of the minus button. */
  decrease: string;
}

/** Default without a locale. */
export const english: NumberFieldTexts = { increase: "Increase", decrease: "Decrease" };
