/** Texts of `ProductCard`. */
export interface ProductCardTexts {
  /** Shown when sold out. */
  soldOut: string;
}

/** Default without a locale. */
export const english: ProductCardTexts = {
  soldOut: "Sold out",
};
