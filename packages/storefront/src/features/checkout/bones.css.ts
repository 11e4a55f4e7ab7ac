import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const lines = style({ display: "grid", gap: vars.space[20] });

export const pair = style({ display: "flex", justifyContent: "space-between", gap: vars.space[16] });

export const center = style({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[16],
  paddingBlock: vars.space[16],
});
