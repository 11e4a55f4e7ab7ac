import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;

export const month = style({ inlineSize: "14rem", maxInlineSize: "100%" });
export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))",
  alignItems: "start",
  gap: space[16],
  marginBlockEnd: space[16],
});
export const sums = style({ display: "grid", gap: space[8], margin: 0, padding: space[16] });
export const sum = style({
  display: "flex",
  justifyContent: "space-between",
  gap: space[16],
  fontVariantNumeric: "tabular-nums",
});
export const strong = style({
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.border.default}`,
  fontWeight: font.weight.bold,
});
export const value = style({ margin: 0, whiteSpace: "nowrap" });
export const muted = style({ color: color.fg.muted });
export const note = style({ paddingInline: space[16], paddingBlockEnd: space[16], color: color.fg.muted });
