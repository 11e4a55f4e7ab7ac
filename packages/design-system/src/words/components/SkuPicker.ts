/** Words of a `SkuPicker`. */
export interface SkuPickerTexts {
  /** None is left. */
  soldOut: string;
}

/** Where no locale is given. */
export const english: SkuPickerTexts = {
  soldOut: "Sold out",
};
