/** Words of a `ProductCard` and a `SkuPicker`. */
export interface SoldOutTexts {
  /** None is left. */
  soldOut: string;
}

/** Where no locale is given. */
export const english: SoldOutTexts = {
  soldOut: "Sold out",
};
