import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

/** Overlays the page, so that nothing moves when it appears. */
export const place = style({
  position: "fixed",
  insetBlockEnd: vars.space[16],
  insetInlineStart: vars.space[16],
  zIndex: vars.z.header,
  maxInlineSize: "min(520px, calc(100vw - 32px))",
});
