import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { card, clampLines, media, onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font } = vars;

export const root = patternStyle({
  ...card,
  display: "grid",
  gridTemplateColumns: "186px minmax(0, 1fr)",
  overflow: "hidden",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const intro = patternStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  gap: space[10],
  padding: `${space[16]} ${space[12]}`,
  backgroundImage: `linear-gradient(160deg, ${color.bg.act}, ${color.bg.barDeep})`,
  color: color.fg.onBar,
  textAlign: "center",
  // Title and countdown in one row above the products.
  "@media": {
    [media.phone]: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "center",
      columnGap: space[12],
      rowGap: space[4],
      padding: `${space[12]} ${space[16]} ${space[4]}`,
    },
  },
});
patternGlobal(`${intro} > svg`, { "@media": { [media.phone]: { display: "none" } } });

export const title = patternStyle({
  fontSize: font.size[24],
  fontWeight: font.weight.bold,
  lineHeight: font.leading.heading,
  letterSpacing: font.tracking.heading,
});
export const words = patternStyle({ ...type(14), textWrap: "balance" });

export const more = patternStyle({
  ...type(14),
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  minBlockSize: 36,
  marginBlockStart: space[8],
  paddingInline: space[12],
  border: "1px solid currentColor",
  borderRadius: vars.radius.full,
  outlineColor: color.fg.onBar,
  "@media": {
    ...onHover("&:hover", { textDecoration: "underline" })["@media"],
    [media.phone]: { minBlockSize: 44, marginBlockStart: 0, paddingInline: 0, border: 0 },
  },
});

export const products = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  alignContent: "start",
  "@media": {
    [media.belowContent]: { gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))" },
    // A row that scrolls by touch, with the next product half visible.
    [media.phone]: {
      gridAutoFlow: "column",
      gridTemplateColumns: "none",
      gridAutoColumns: "136px",
      overflowX: "auto",
      scrollbarWidth: "none",
      overscrollBehaviorX: "contain",
    },
  },
});

export const cell = patternStyle({
  position: "relative",
  display: "grid",
  // Aligns pictures, names, prices, bars and texts across products.
  gridRow: "span 5",
  gridTemplateRows: "subgrid",
  padding: space[16],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)", padding: `${space[12]} ${space[8]}` } },
  selectors: {
    "&:not(:first-child)::before": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      insetBlock: space[24],
      borderInlineStart: `1px solid ${color.border.default}`,
    },
  },
});

export const name = patternStyle({ ...type(14), marginBlockStart: space[10] });
export const link = patternStyle({
  // Four lines, so that the product type at the end of a name, such as "winter tire", stays visible.
  ...clampLines(4),
  ...stretched,
  borderRadius: vars.radius.control,
  ...onHover(`${cell}:hover &`, { color: color.fg.act }),
});
export const price = patternStyle({ marginBlockStart: space[2] });
export const bar = patternStyle({ marginBlockStart: space[8], backgroundColor: color.bg.tint });
export const claimed = patternStyle({
  ...type(12, "text"),
  marginBlockStart: space[2],
  color: color.fg.muted,
});
export const few = patternStyle({ color: color.fg.price, fontWeight: vars.font.weight.bold });
