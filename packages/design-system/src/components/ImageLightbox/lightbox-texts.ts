/** The words of the lightbox. */
export interface LightboxTexts {
  /** Where one is, such as “Picture 2 of 6”: the counter, the name of a slide and of its small picture. */
  pictureLabel: (index: number, count: number) => string;
  /** Name of the arrow back; from the first picture it leads to the last. */
  previousLabel: string;
  /** Name of the arrow on; from the last picture it leads to the first. */
  nextLabel: string;
  /** Name of the button that enlarges, up to three times. */
  zoomInLabel: string;
  /** Name of the button that makes it smaller again. */
  zoomOutLabel: string;
  /** Name of the button that closes it. */
  closeLabel: string;
}
