import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const tabs = style({ marginBlockEnd: space[16] });
export const error = style({ color: color.fg.critical, fontSize: font.size[12] });
/** Opens the preview of a row. */
export const open = style({
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
});
export const mail = style({
  marginBlockStart: space[16],
  padding: space[16],
  border: `1px solid ${color.border.default}`,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
});
export const reason = style({
  display: "-webkit-box",
  overflow: "hidden",
  overflowWrap: "anywhere",
  fontSize: font.size[12],
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
});
