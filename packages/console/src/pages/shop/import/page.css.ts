import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))",
  gap: space[12],
});
export const columns = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space[6],
  margin: 0,
  padding: 0,
  listStyle: "none",
});
/** A product type and its category. */
export const type = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  alignItems: "center",
  gap: space[12],
  paddingBlock: space[8],
  "@media": { "(max-width: 639px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const types = style({
  margin: 0,
  paddingBlock: space[8],
  paddingInline: space[16],
  listStyle: "none",
  maxBlockSize: "28rem",
  overflowY: "auto",
});
export const fields = style({ display: "grid", gap: space[16], padding: space[16] });
/** Explanation below the label of a checkbox. */
export const hint = style({ display: "block", color: color.fg.muted, fontSize: font.size[12] });
export const number = style({ maxInlineSize: "12rem" });
export const example = style({
  padding: `${space[10]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  overflowWrap: "anywhere",
});
export const examples = style({ margin: 0, padding: 0, listStyle: "none" });
export const exampleHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space[8],
});
export const changes = style({
  display: "grid",
  gap: space[2],
  marginBlock: space[4],
  marginInline: 0,
  padding: 0,
  listStyle: "none",
  color: color.fg.muted,
  fontSize: font.size[12],
});
export const before = style({ textDecoration: "line-through" });
export const after = style({ color: color.fg.default });
export const segments = style({ marginInline: space[16], marginBlockStart: space[12] });
export const progress = style({ display: "grid", gap: space[8], padding: space[16] });
export const head = style({ display: "grid", gap: space[16], marginBlockEnd: space[16] });
globalStyle(`${examples} > :first-child`, { borderBlockStart: 0 });
