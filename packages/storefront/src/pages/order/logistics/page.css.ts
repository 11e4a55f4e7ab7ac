import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });
export const contents = style({
  display: "grid",
  gap: vars.space[16],
  margin: 0,
  padding: vars.space[24],
  listStyle: "none",
});
export const item = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  minInlineSize: 0,
});
