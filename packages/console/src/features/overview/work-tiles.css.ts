import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const card = style({ overflow: "hidden", marginBlockEnd: space[16] });
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { "(max-width: 639px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const tile = style({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: space[2],
  padding: space[16],
  // Lines between the tiles in any number of rows: the card clips those at its edges.
  boxShadow: `-1px -1px 0 ${color.border.default}`,
  overflowWrap: "anywhere",
  selectors: { "&:hover": { backgroundColor: color.bg.sunken } },
});
export const head = style({ display: "flex", justifyContent: "space-between", gap: space[8] });
export const value = style({
  fontSize: font.size[24],
  lineHeight: font.leading.heading,
  fontWeight: font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
/** The whole tile is the link. */
export const link = style({
  color: color.fg.default,
  fontSize: font.size[14],
  fontWeight: font.weight.bold,
  textDecoration: "none",
  "::after": { content: "", position: "absolute", inset: 0 },
  selectors: { "&:focus-visible": { outlineOffset: "2px" } },
});
export const details = style({ fontSize: font.size[12] });
