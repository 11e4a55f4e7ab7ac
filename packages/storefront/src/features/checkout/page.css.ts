import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

/** Content of a checkout page. */
export const content = style({ paddingBlock: `${vars.space[24]} ${vars.space[64]}` });

export const stack = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[16],
  minInlineSize: 0,
});
