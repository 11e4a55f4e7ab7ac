/** Words of an `ImageLightbox`. */
export interface LightboxTexts {
  /** Name of a picture without words of its own: `{index}` of `{count}`. */
  picture: string;
  previous: string;
  next: string;
  zoomIn: string;
  zoomOut: string;
  close: string;
}

/** Where no locale is given. */
export const english: LightboxTexts = {
  picture: "Picture {index} of {count}",
  previous: "Previous picture",
  next: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  close: "Close",
};
