import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const tabs = style({ marginBlockEnd: space[16] });
export const details = style({
  display: "grid",
  gap: space[8],
  padding: space[16],
  overflowWrap: "anywhere",
  whiteSpace: "pre-line",
});
