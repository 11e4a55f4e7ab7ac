import { patternStyle, patternVariants } from "../../styles/layered.ts";
import { boldType, card, clampLines, ease, onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** Narrower than this, the words of a first place have no room beside a picture of 200 px. */
const roomy = "(min-width: 26rem)";

/** Asked by what is inside how much room there is; the clip would cut the ring and the ribbon's upper edge. */
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
    "@container": { [roomy]: { gridTemplateColumns: "12.5rem minmax(0, 1fr)" } },
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

/** Beside the whole height of the words where there is room for both. */
export const pictureLarge = patternStyle({
  "@container": { [roomy]: { gridRow: "1 / span 2" } },
});

/** Hangs from the upper edge of the card into the picture. */
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

/** Over the title for the eye; read out after it. */
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
    "@container": { [roomy]: { gridColumn: 2 } },
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

/** Above the link that covers the card. */
export const action = patternStyle({
  position: "relative",
  zIndex: 1,
  display: "grid",
  // A button over the whole of a wide window would look like a bar.
  maxInlineSize: "20rem",
});
