import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  marginBlockEnd: vars.space[20],
});
