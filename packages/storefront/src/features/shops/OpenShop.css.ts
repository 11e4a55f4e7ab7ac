import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space, color, radius } = vars;

export const row = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space["16"] });
export const icon = style({
  display: "grid",
  placeItems: "center",
  inlineSize: 48,
  blockSize: 48,
  borderRadius: radius.full,
  background: color.bg.tint,
  color: color.fg.act,
});
export const words = style({ display: "grid", flex: "1 1 240px", gap: space["4"] });
