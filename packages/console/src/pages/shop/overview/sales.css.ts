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
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[2]} ${space[16]}`,
  color: color.fg.muted,
  fontSize: font.size[12],
});
/** Name of a line of the chart, after a piece of it. */
const sample = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  "::before": { content: "", inlineSize: 16, borderBlockStart: "2px solid" },
});
export const current = style([sample, { "::before": { borderColor: color.fg.act } }]);
export const previous = style([
  sample,
  { "::before": { borderColor: color.fg.faint, borderBlockStartStyle: "dashed" } },
]);
