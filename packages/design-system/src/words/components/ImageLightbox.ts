/** Texts of `ImageLightbox`. */
export interface LightboxTexts {
  /** Name of a picture without alt text: `{index}` of `{count}`. */
  picture: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
}

/** Default without a locale. */
export const english: LightboxTexts = {
  picture: "Picture {index} of {count}",
  previous: "Previous picture",
  next: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  close: "Close",
};
