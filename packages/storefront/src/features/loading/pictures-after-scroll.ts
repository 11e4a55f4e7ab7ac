import { globalStyle } from "@vanilla-extract/css";

/**
 * Loads the pictures of a part once the page is scrolled. Browsers load “lazy” pictures of the next two screens
 * immediately, but not without a box; the surrounding component reserves the space.
 * @param part selector; none of it may be visible in a window of 1200 px
 */
export const picturesAfterScroll = (part: string): void =>
  globalStyle(`html[data-before-scroll] ${part} img`, { "@media": { screen: { display: "none" } } });
