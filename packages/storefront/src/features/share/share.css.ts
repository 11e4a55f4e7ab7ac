import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const share = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: space["8"],
  inlineSize: 320,
  maxInlineSize: "100%",
});
