/** Texts of `ProductGallery`. */
export interface ProductGalleryTexts {
  /** Name of a thumbnail: `{index}` of `{count}`. */
  thumb: string;
  /** Label of the large picture if it is a button. */
  enlarge: string;
  /** Hint over the large picture how to enlarge it; hidden from screen readers. */
  zoomHint: string;
}

/** Default without a locale. */
export const english: ProductGalleryTexts = {
  thumb: "Picture {index} of {count}",
  enlarge: "View larger picture",
  zoomHint: "Hover to zoom",
};
