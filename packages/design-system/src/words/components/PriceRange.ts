/** Words of a `PriceRange` and a `PriceFacet`. */
export interface PriceRangeTexts {
  /** Name of the lower bound, for knob and field. */
  lowest: string;
  /** Name of the upper bound, for knob and field. */
  highest: string;
  /** On the button that sends both, where there is one. */
  apply: string;
}

/** Where no locale is given. */
export const english: PriceRangeTexts = {
  lowest: "Lowest price",
  highest: "Highest price",
  apply: "OK",
};
