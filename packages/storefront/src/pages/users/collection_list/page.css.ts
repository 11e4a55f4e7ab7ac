import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const shops = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 288px), 1fr))",
  gap: space["16"],
});
