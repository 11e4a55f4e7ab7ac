import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, font } = vars;

export const due = style({
  display: "block",
  fontSize: font.size[24],
  lineHeight: font.leading.heading,
  fontVariantNumeric: "tabular-nums",
});
export const lines = style({
  display: "grid",
  gap: space[8],
  margin: 0,
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
  fontSize: font.size[14],
});
export const line = style({ display: "flex", justifyContent: "space-between", gap: space[12] });
globalStyle(`${line} > dt`, { color: color.fg.muted });
globalStyle(`${line} > dd`, { margin: 0, fontVariantNumeric: "tabular-nums" });
