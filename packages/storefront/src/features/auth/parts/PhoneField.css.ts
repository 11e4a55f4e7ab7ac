import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const row = style({
  display: "grid",
  gridTemplateColumns: "132px minmax(0, 1fr)",
  gap: vars.space["8"],
  alignItems: "start",
});
