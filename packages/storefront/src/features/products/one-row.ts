import { globalStyle } from "@vanilla-extract/css";

/** Px that a card of the product grid takes at least, and the gap between two. */
const card = 168;
const gap = 16;
const widthOf = (cards: number): number => cards * card + (cards - 1) * gap;

/**
 * Of five goods the last one doesn't stand alone in a second row where only four fit beside each other.
 * @param list selector of the grid; what is around it has to be a container
 */
export const oneRowOf = (list: string): void =>
  globalStyle(`${list} > li:nth-child(n + 5)`, {
    "@container": {
      [`(min-width: ${widthOf(4)}px) and (max-width: ${widthOf(5) - 0.02}px)`]: { display: "none" },
    },
  });
