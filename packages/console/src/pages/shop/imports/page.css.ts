import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, radius } = vars;

export const area = style({
  display: "grid",
  justifyItems: "center",
  gap: space[12],
  marginBlockEnd: space[16],
  padding: space[16],
  border: `1px dashed ${color.border.strong}`,
  borderRadius: radius.card,
  backgroundColor: color.bg.card,
});
/** While a file is dragged over it. */
export const areaOver = style({ borderColor: color.border.focus, backgroundColor: color.bg.sunken });
export const progress = style({ inlineSize: "min(24rem, 100%)" });
export const problem = style({ maxInlineSize: "48rem" });
