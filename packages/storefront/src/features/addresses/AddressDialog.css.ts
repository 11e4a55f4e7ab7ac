import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 200px), 1fr))",
  gap: vars.space[16],
  alignItems: "start",
});

export const phone = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 180px) minmax(0, 1fr)",
  gap: vars.space[8],
  alignItems: "start",
  "@media": { "(max-width: 599px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
