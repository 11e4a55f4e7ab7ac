import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { boldType, card, clampLines, edge, media, onHover, oneLine, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

/** Alone in a row: the viewport's width doesn't determine the card's. */
const singleRow = "(min-width: 520px)";

export const root = patternStyle({
  ...card,
  display: "grid",
  containerType: "inline-size",
  minBlockSize: 424,
  // Alone in a row it is as high as its content, which is laid out horizontally.
  "@media": { [media.belowContent]: { minBlockSize: 0 } },
});
export const body = patternStyle({
  display: "flex",
  flexDirection: "column",
  gap: space[12],
  padding: space[16],
  "@container": {
    [singleRow]: {
      display: "grid",
      gridTemplateRows: "repeat(2, auto)",
      gridAutoFlow: "column",
      gridAutoColumns: "minmax(0, 1fr)",
      alignItems: "start",
      columnGap: space[32],
    },
  },
});

/** Visitors and members take the same space, so that the layout doesn't shift when the member is known. */
export const head = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minBlockSize: space[64],
});
export const words = patternStyle({ display: "grid", gap: space[2], minInlineSize: 0 });
export const greeting = patternStyle({ ...boldType(16), ...clampLines(2) });
export const text = patternStyle({
  ...type(12),
  ...clampLines(2),
  color: color.fg.muted,
  textWrap: "balance",
});

/** Equal widths; a long word takes space from a short one before it breaks or wraps its button. */
export const actions = patternStyle({ display: "flex", flexWrap: "wrap", gap: space[8] });

/** Between the small and medium size, so that two fit next to each other in the narrow card. */
patternGlobal(`${actions} > *`, {
  flex: "1 1 0",
  minInlineSize: "max-content",
  minBlockSize: 36,
  paddingInline: space[6],
});

export const shortcuts = patternStyle({
  display: "grid",
  // A long word takes space from short ones before it breaks.
  gridTemplateColumns: "repeat(4, minmax(min-content, max-content))",
  // Not up to the edges, where the last badge would overflow the card.
  justifyContent: "space-around",
  columnGap: space[8],
  paddingBlock: space[12],
  marginInline: "-12px",
  borderBlock: `1px solid ${color.border.default}`,
  "@container": { [singleRow]: { borderBlockStart: 0 } },
});
export const shortcut = patternStyle({
  ...type(12, "heading"),
  display: "grid",
  justifyItems: "center",
  gap: space[4],
  borderRadius: vars.radius.control,
  color: color.fg.muted,
  textAlign: "center",
  ...onHover("&:hover", { color: color.fg.act }),
});
export const icon = patternStyle({ position: "relative", display: "grid" });

export const coupon = patternStyle({
  ...edge,
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  minBlockSize: space[72],
  borderRadius: vars.radius.card,
  backgroundColor: color.bg.tint,
  color: color.fg.act,
});
export const amount = patternStyle({
  ...boldType(24, "heading"),
  letterSpacing: vars.font.tracking.heading,
});
export const couponWords = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlock: space[8],
  // No padding at the fold: a long translation of “Claim” leaves little space for the condition.
  paddingInlineStart: space[12],
});
export const condition = patternStyle({ ...type(12, "heading"), color: color.fg.muted });
export const issuer = patternStyle({ ...type(12, "heading"), ...clampLines(2), color: color.fg.muted });

/** A fold with a notch at each end, in the card's color. */
export const stub = patternStyle({
  position: "relative",
  display: "grid",
  placeItems: "center",
  alignSelf: "stretch",
  minInlineSize: 62,
  paddingInline: space[6],
  borderInlineStart: `1px dashed ${color.border.tint}`,
  selectors: {
    "&::before, &::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: -7,
      inlineSize: space[12],
      blockSize: space[6],
      backgroundColor: color.bg.card,
    },
    "&::before": { insetBlockStart: 0, borderRadius: "0 0 6px 6px" },
    "&::after": { insetBlockEnd: 0, borderRadius: "6px 6px 0 0" },
  },
});

export const news = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  "@container": { [singleRow]: { gridRow: "1 / -1" } },
});
export const newsTitle = patternStyle({ ...boldType(14), marginBlockEnd: space[4] });
export const newsLink = patternStyle({
  ...type(12, "text"),
  ...oneLine,
  display: "block",
  marginBlock: 0,
  paddingBlock: space[4],
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.act }),
});
