import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, radius, font } = vars;

export const languages = style({ display: "inline-flex", alignItems: "center", gap: space[6] });
export const dots = style({ display: "inline-flex", gap: space[4] });
export const dot = style({
  inlineSize: 6,
  blockSize: 6,
  border: `1px solid ${color.fg.faint}`,
  borderRadius: radius.full,
  selectors: { "&[data-on]": { borderColor: color.fg.success, backgroundColor: color.fg.success } },
});
export const struck = style({
  color: color.fg.muted,
  fontSize: font.size[12],
  textDecoration: "line-through",
});
