import { patternStyle, patternVariants } from "../../styles/layered.ts";
import { cardColumns, media } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = patternStyle({ display: "grid", gap: vars.space[16] });

const columnsOf = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
  "@media": {
    [media.belowContent]: {
      gridTemplateColumns: cardColumns(count),
    },
    [media.phone]: {
      gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))",
      gap: vars.space[8],
    },
  },
});

/** Columns on screens with the full content width. */
export const columns = patternVariants({
  3: columnsOf(3),
  4: columnsOf(4),
  5: columnsOf(5),
  6: columnsOf(6),
});

export const cell = patternStyle({ display: "grid" });
