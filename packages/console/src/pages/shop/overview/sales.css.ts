import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[12]} ${space[24]}`,
  margin: 0,
  marginBlockEnd: space[16],
});
export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[8],
  margin: 0,
  fontVariantNumeric: "tabular-nums",
});
export const value = style({ fontSize: font.size[20] });
export const change = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  color: color.fg.muted,
  fontSize: font.size[12],
});
export const up = style([change, { color: color.fg.success }]);
export const down = style([change, { color: color.fg.critical }]);
