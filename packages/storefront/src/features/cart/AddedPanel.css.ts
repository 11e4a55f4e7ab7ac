import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] });

export const total = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlock: `1px solid ${vars.color.border.default}`,
});

export const actions = style({ display: "grid", gap: vars.space[8], inlineSize: "100%" });
