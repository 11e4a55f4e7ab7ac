import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { boldType, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = patternStyle({
  display: "flex",
  flexDirection: "column",
  gap: space[16],
  minInlineSize: 0,
  padding: space[16],
  border: `1px solid ${color.border.default}`,
  borderRadius: vars.radius.card,
  "@media": {
    [media.belowContent]: {
      flexDirection: "row",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: space[24],
    },
  },
});

export const head = patternStyle({ display: "flex", alignItems: "center", gap: space[12] });
export const words = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "start",
  gap: space[4],
  minInlineSize: 0,
});
/** The badge wraps in a narrow column, because it would be meaningless if truncated. */
patternGlobal(`${words} > span, ${words} > span > *`, {
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});
export const name = patternStyle({ ...boldType(16), overflowWrap: "anywhere" });
export const link = patternStyle({
  borderRadius: vars.radius.control,
  ...onHover("&:hover", { color: color.fg.act }),
});

export const rating = patternStyle({
  alignSelf: "start",
  "@media": { [media.belowContent]: { alignSelf: "center" } },
});
export const ratingText = patternStyle({ ...boldType(16), fontVariantNumeric: "tabular-nums" });

export const followers = patternStyle({ ...type(12), color: color.fg.muted });
export const scores = patternStyle({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  textAlign: "center",
  // At the end of the row: as wide as their text, with a gap.
  "@media": {
    [media.belowContent]: {
      gridAutoColumns: "auto",
      columnGap: space[24],
      marginInlineStart: "auto",
    },
    [media.phone]: { flexBasis: "100%", gridAutoColumns: "minmax(0, 1fr)", columnGap: space[8] },
  },
});
export const score = patternStyle({ display: "flex", flexDirection: "column-reverse" });
export const scoreValue = patternStyle({ ...boldType(16), fontVariantNumeric: "tabular-nums" });
export const scoreName = patternStyle({ ...type(12), color: color.fg.muted });

export const actions = patternStyle({
  display: "grid",
  gap: space[8],
  "@media": {
    [media.belowContent]: {
      flexBasis: "100%",
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: space[12],
    },
    [media.phone]: { display: "grid" },
  },
});
/** In one row they share the width; a link at the end keeps the width of its text. */
patternGlobal(`${actions} > *`, {
  "@media": { [media.belowContent]: { inlineSize: "auto", flexGrow: 1, flexBasis: 0 } },
});
patternGlobal(`${actions} > [data-component='Link']`, {
  "@media": { [media.belowContent]: { flexGrow: 0, flexBasis: "auto" } },
});

export const products = patternStyle({
  display: "grid",
  gap: space[12],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
  "@media": {
    [media.belowContent]: {
      flexBasis: "100%",
      gridTemplateColumns: "repeat(auto-fit, minmax(min(208px, 100%), 1fr))",
    },
  },
});
export const productsTitle = patternStyle({ ...boldType(14), gridColumn: "1 / -1" });
