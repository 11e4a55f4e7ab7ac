import { patternStyle, patternVariants } from "../../styles/layered.ts";
import { boldType, card, clampLines, ease, onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** Below this width, the first card's text doesn't fit next to a 200 px picture. */
const wide = "(min-width: 26rem)";

/** A container query root. Clipping would cut the focus ring and the ribbon's top. */
export const root = patternStyle({
  ...card,
  outlineOffset: 0,
  position: "relative",
  containerType: "inline-size",
  blockSize: "100%",
  transition: ease("box-shadow"),
  ...onHover("&:hover", { boxShadow: vars.shadow.hover }),
});

export const inside = patternVariants({
  large: {
    display: "grid",
    gridTemplateColumns: "7.5rem minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    columnGap: space[16],
    blockSize: "100%",
    minBlockSize: 252,
    padding: space[16],
    "@container": { [wide]: { gridTemplateColumns: "12.5rem minmax(0, 1fr)" } },
  },
  small: {
    display: "grid",
    gridTemplateColumns: "minmax(4.5rem, 7.5rem) minmax(0, 1fr)",
    gridTemplateRows: "auto 1fr",
    columnGap: space[16],
    blockSize: "100%",
    minBlockSize: 252,
    padding: space[16],
  },
});

export const picture = patternStyle({ position: "relative", alignSelf: "start" });

/** Next to the full height of the text if both fit. */
export const pictureLarge = patternStyle({
  "@container": { [wide]: { gridRow: "1 / span 2" } },
});

/** Hangs from the card's top edge into the picture. */
export const ribbon = patternStyle({
  position: "absolute",
  insetBlockStart: `calc(-1 * ${space[16]})`,
  insetInlineStart: space[8],
  zIndex: 1,
});

export const words = patternStyle({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: space[8],
  minInlineSize: 0,
});

/** Visually above the title; announced after it. */
export const fact = patternStyle({ order: -1, maxInlineSize: "100%" });

export const title = patternVariants({ large: boldType(16), small: boldType(14) });

export const link = patternStyle({
  ...clampLines(3),
  transition: ease("color"),
  ...stretched,
  outline: "none",
  ...onHover(`${root}:hover &`, { color: color.fg.act }),
  selectors: {
    "&:focus-visible::after": {
      borderRadius: vars.radius.card,
      outline: `2px solid ${color.border.focus}`,
      outlineOffset: "2px",
    },
  },
});

export const rating = patternStyle({ ...type(12), gap: space[4] });
export const score = patternStyle({ fontWeight: vars.font.weight.bold });
export const muted = patternStyle({ ...type(12), color: color.fg.muted });

export const foot = patternVariants({
  large: {
    display: "grid",
    alignContent: "end",
    gap: space[12],
    gridColumn: "1 / -1",
    paddingBlockStart: space[12],
    "@container": { [wide]: { gridColumn: 2 } },
  },
  small: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    alignContent: "end",
    justifyContent: "space-between",
    alignSelf: "end",
    gap: space[12],
    gridColumn: "1 / -1",
    paddingBlockStart: space[12],
  },
});

/** Stacked above the link that covers the card. */
export const action = patternStyle({
  position: "relative",
  zIndex: 1,
  display: "grid",
  // A full-width button on a wide screen would look like a bar.
  maxInlineSize: "20rem",
});
