import { globalStyle } from "@vanilla-extract/css";

/**
 * Pictures in a part of a page are fetched once the page is scrolled. Browsers fetch “lazy” ones of the next two
 * screens at once; a lazy picture without a box is left alone, and the component around it keeps its place.
 * @param part selector; nothing of it may be in view on a window of 1200 px
 */
export const picturesAfterScroll = (part: string): void =>
  globalStyle(`html[data-before-scroll] ${part} img`, { "@media": { screen: { display: "none" } } });
