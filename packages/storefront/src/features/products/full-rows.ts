import { globalStyle } from "@vanilla-extract/css";

const maxColumns = 6;

/** Pixels for grids with as many columns as fit: minimum card width and gap. */
const gridsOf = (most: number) => [
  // Wider windows have the maximum number of columns, up to six.
  { window: `(min-width: 600px)${most < maxColumns ? "" : " and (max-width: 1247px)"}`, card: 168, gap: 16 },
  { window: "(max-width: 599px)", card: 136, gap: 8 },
];

/**
 * Hides an incomplete last row unless it is the only one: of six products in five columns, the sixth is hidden.
 * @param list selector of the grid, whose parent has to be a container
 * @param most columns of the grid in a wide window
 */
export const fullRowsOf = (list: string, most: 4 | 5 | 6 = maxColumns): void => {
  for (const { window, card, gap } of gridsOf(most)) {
    const widthOf = (columns: number): number => columns * (card + gap) - gap;
    for (let columns = 2; columns <= Math.min(most, maxColumns - 1); columns++) {
      const first = `${list} > li:nth-child(${columns}n + ${columns + 1}):nth-last-child(-n + ${columns - 1})`;
      const upTo = columns === most ? "" : ` and (max-width: ${widthOf(columns + 1) - 0.02}px)`;
      const between = `(min-width: ${widthOf(columns)}px)${upTo}`;
      globalStyle(`${first}, ${first} ~ li`, {
        "@media": { [window]: { "@container": { [between]: { display: "none" } } } },
      });
    }
  }
};
