/** The words of the lightbox. */
export interface LightboxTexts {
  /** Where one is, such as “Picture 2 of 6”: the counter, the name of a slide and of its small picture. */
  pictureLabel: (index: number, count: number) => string;
  previousLabel: string;
  nextLabel: string;
  zoomInLabel: string;
  zoomOutLabel: string;
  closeLabel: string;
}
