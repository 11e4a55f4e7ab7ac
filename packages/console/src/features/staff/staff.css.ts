import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const person = style({
  display: "flex",
  alignItems: "center",
  gap: space[12],
  minInlineSize: 0,
});
