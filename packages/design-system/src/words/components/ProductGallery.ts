/** Words of a `ProductGallery`. */
export interface ProductGalleryTexts {
  /** Name of a small picture: `{index}` of `{count}`. */
  thumb: string;
  /** Name of the large picture, where it can be pressed. */
  enlarge: string;
  /** Words on the large picture that say how to enlarge it; hidden from screen readers. */
  zoomHint: string;
}

/** Where no locale is given. */
export const english: ProductGalleryTexts = {
  thumb: "Picture {index} of {count}",
  enlarge: "View larger picture",
  zoomHint: "Hover to zoom",
};
