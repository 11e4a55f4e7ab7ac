import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const card = style({
  maxInlineSize: "40rem",
  selectors: { "& + &": { marginBlockStart: vars.space[16] } },
});
export const notifications = style({ display: "grid", gap: vars.space[16] });
