import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 160px), 1fr))",
  gap: vars.space[16],
  alignItems: "start",
});
