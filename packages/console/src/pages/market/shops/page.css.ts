import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const shop = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  alignItems: "center",
  gap: vars.space[12],
});
