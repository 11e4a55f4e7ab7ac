import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const edit = style({ marginInlineEnd: `calc(-1 * ${space[12]})` });
export const conflict = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "end",
  gap: space[4],
});
export const text = style({
  inlineSize: "100%",
  fontSize: font.size[12],
  color: color.fg.critical,
  textAlign: "end",
});
