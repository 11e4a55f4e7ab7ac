/** Texts of `NumberField`; `MoneyField` uses the errors. The field's label follows them for screen readers. */
export interface NumberFieldTexts {
  /** Label of the plus button. */
  increase: string;
  /** Label of the minus button. */
  decrease: string;
  /** Error after text that isn't a number: `{example}`. */
  invalid: string;
  /** Error after a number below `min`: `{min}`. */
  lowest: string;
  /** Error after a number above `max`: `{max}`. */
  highest: string;
  /** Error after a number with too many fraction digits: `{value}`. */
  rounded: string;
}

/** Default without a locale. */
export const english: NumberFieldTexts = {
  increase: "Increase",
  decrease: "Decrease",
  invalid: "Enter a number like {example}",
  lowest: "The minimum is {min}",
  highest: "The maximum is {max}",
  rounded: "Rounded to {value}",
};
