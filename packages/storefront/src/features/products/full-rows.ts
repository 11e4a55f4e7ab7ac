import { globalStyle } from "@vanilla-extract/css";

/** Where the product grid makes as many columns as fit: px that a card takes at least, and the gap between two. */
const grids = [
  { window: "(min-width: 600px) and (max-width: 1247px)", card: 168, gap: 16 },
  { window: "(max-width: 599px)", card: 136, gap: 8 },
];
const maxColumns = 6;

/**
 * Leaves out the last row where it isn't full and isn't the only one: of six products, the sixth doesn't stand alone
 * where five fit beside each other.
 * @param list selector of the grid; what is around it has to be a container
 */
export const fullRowsOf = (list: string): void => {
  for (const { window, card, gap } of grids) {
    const widthOf = (columns: number): number => columns * (card + gap) - gap;
    for (let columns = 2; columns < maxColumns; columns++) {
      const first = `${list} > li:nth-child(${columns}n + ${columns + 1}):nth-last-child(-n + ${columns - 1})`;
      const between = `(min-width: ${widthOf(columns)}px) and (max-width: ${widthOf(columns + 1) - 0.02}px)`;
      globalStyle(`${first}, ${first} ~ li`, {
        "@media": { [window]: { "@container": { [between]: { display: "none" } } } },
      });
    }
  }
};
