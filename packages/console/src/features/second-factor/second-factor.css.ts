import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, font, radius, space } = vars;

export const qr = style({ justifySelf: "center", marginInline: "auto" });
export const secret = style({ fontSize: font.size[14], overflowWrap: "anywhere" });
export const codes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))",
  gap: space[6],
  margin: 0,
  padding: space[12],
  listStyle: "none",
  borderRadius: radius.control,
  backgroundColor: color.bg.sunken,
  fontFamily: "monospace",
  fontSize: font.size[14],
});
