/** Texts of `PriceRange` and `PriceFacet`. */
export interface PriceRangeTexts {
  /** Name of the lower bound, for thumb and field. */
  lowest: string;
  /** Name of the upper bound, for thumb and field. */
  highest: string;
  /** Label of the button that submits both, if there is one. */
  apply: string;
}

/** Default without a locale. */
export const english: PriceRangeTexts = {
  lowest: "Lowest price",
  highest: "Highest price",
  apply: "OK",
};
