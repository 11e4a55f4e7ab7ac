/** Texts of `SkuPicker`. */
export interface SkuPickerTexts {
  /** Shown when sold out. */
  soldOut: string;
}

/** Default without a locale. */
export const english: SkuPickerTexts = {
  soldOut: "Sold out",
};
