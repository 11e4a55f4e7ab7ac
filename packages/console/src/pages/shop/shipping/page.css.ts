import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, font, space } = vars;
const narrow = "(max-width: 639px)";

export const about = style({ marginBlockEnd: space[16], color: color.fg.muted, maxInlineSize: "70ch" });
export const pair = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: space[16],
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const triple = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  alignItems: "end",
  gap: space[16],
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const note = style({ color: color.fg.muted, fontSize: font.size[12] });
export const test = style({ marginBlockStart: space[24] });
export const testFields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.5fr) 9rem",
  alignItems: "start",
  gap: space[16],
  padding: space[16],
  "@media": { "(max-width: 899px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const result = style({
  display: "grid",
  gap: space[4],
  padding: space[16],
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const fee = style({ fontSize: font.size[20], fontWeight: font.weight.bold });
