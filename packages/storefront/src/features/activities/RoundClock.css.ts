import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

/** The clock's place while the page doesn't know the time yet. */
export const waiting = style({ visibility: "hidden" });

/** As high as the boxes of the clock, which it takes the place of. */
export const days = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.space["32"],
  fontWeight: vars.font.weight.bold,
});
