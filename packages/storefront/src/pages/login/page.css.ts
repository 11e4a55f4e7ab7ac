import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  justifyItems: "center",
  padding: `${vars.space["40"]} ${vars.space["16"]} ${vars.space["64"]}`,
});

export const card = style({
  width: "100%",
  maxWidth: 920,
  overflow: "hidden",
  borderRadius: vars.radius.panel,
  background: vars.color.bg.card,
});
