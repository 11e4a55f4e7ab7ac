import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({
  display: "grid",
  gap: space["16"],
  paddingBlockEnd: space["56"],
});
