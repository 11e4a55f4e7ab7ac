import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const phone = "(max-width: 599px)";
const line = `1px solid ${vars.color.border.default}`;

export const form = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });
export const items = style({ margin: 0, padding: 0, listStyle: "none" });
export const item = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto 96px",
  alignItems: "center",
  gap: vars.space[16],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  selectors: { "& + &": { borderBlockStart: line } },
  "@media": { [phone]: { gridTemplateColumns: "auto minmax(0, 1fr) auto", padding: vars.space[16] } },
});
// On a phone the name keeps its width; quantity and total are below it.
export const itemSummary = style({ "@media": { [phone]: { gridColumn: "2 / -1" } } });
export const quantity = style({ "@media": { [phone]: { gridColumn: "2" } } });
export const sum = style({ textAlign: "end", fontVariantNumeric: "tabular-nums" });
export const fields = style({ display: "grid", gap: vars.space[20], padding: vars.space[24] });
export const narrow = style({ maxInlineSize: 376 });
export const foot = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[16],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  borderBlockStart: line,
});
export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space[8],
  marginInlineEnd: "auto",
});
export const error = style({ padding: `0 ${vars.space[24]} ${vars.space[16]}` });
