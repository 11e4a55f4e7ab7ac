import type { StyleRule } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered.ts";
import { media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** For windows without space for columns. Doubled, because these classes add to those of the table. */
const inCards = (rule: StyleRule): StyleRule => ({
  "@media": { [media.tablet]: { selectors: { "&&": rule } } },
});

export const table = componentStyle(inCards({ inlineSize: "100%" }));

/** Headers that sort, filter or select stay as a strip that scrolls sideways. */
export const headRow = componentStyle({
  "@media": {
    [media.tablet]: {
      selectors: {
        "&&": { display: "flex", overflowX: "auto", scrollbarWidth: "none" },
        "&&:not(:has(button, input))": { minBlockSize: 0 },
      },
    },
  },
});
export const headCell = componentStyle({
  "@media": {
    [media.tablet]: {
      selectors: {
        "&&": { position: "static", flex: "none", paddingInline: space[16] },
        // Only for screen readers: each cell shows its label.
        "&&:not(:has(button, input))": {
          position: "absolute",
          inlineSize: 1,
          blockSize: 1,
          padding: 0,
          overflow: "hidden",
          clipPath: "inset(50%)",
        },
      },
    },
  },
});

/** Checkbox and chevron at the start, the menu at the end, the first cell as the title, the others below. */
export const row = componentStyle(
  inCards({
    gridTemplateColumns: `auto minmax(0, 1fr) auto`,
    minBlockSize: 0,
    paddingBlock: space[8],
    paddingInlineStart: space[4],
  }),
);

const tool: StyleRule = {
  position: "static",
  alignSelf: "start",
  // The mark of a selected card is behind it.
  backgroundColor: "transparent",
  paddingInline: space[8],
};
export const select = componentStyle(inCards({ ...tool, gridRow: "1", gridColumn: "1" }));
export const expand = componentStyle(inCards({ ...tool, gridRow: "2", gridColumn: "1" }));
export const actions = componentStyle(inCards({ ...tool, gridRow: "1", gridColumn: "3" }));

export const title = componentStyle(
  inCards({ position: "static", gridRow: "1", gridColumn: "2", paddingInlineStart: space[12] }),
);

export const cell = componentStyle({
  "@media": {
    [media.tablet]: {
      selectors: {
        "&&": {
          gridColumn: "2 / -1",
          gridTemplateColumns: "minmax(5rem, 30%) minmax(0, 1fr)",
          alignItems: "center",
          columnGap: space[12],
          justifyItems: "start",
          textAlign: "start",
        },
        "&&::before": {
          ...type(12),
          // Screen readers announce the column header already.
          content: ["attr(data-label)", 'attr(data-label) / ""'],
          color: color.fg.muted,
        },
      },
    },
  },
});
