import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({
  display: "grid",
  gap: space["16"],
  paddingBlock: `${space["24"]} ${space["56"]}`,
});
