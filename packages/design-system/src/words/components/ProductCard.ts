/** Words of a `ProductCard`. */
export interface ProductCardTexts {
  /** None is left. */
  soldOut: string;
}

/** Where no locale is given. */
export const english: ProductCardTexts = {
  soldOut: "Sold out",
};
