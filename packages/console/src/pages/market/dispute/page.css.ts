import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space, radius } = vars;

export const words = style({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const side = style({
  display: "grid",
  gap: space[8],
  padding: space[16],
  selectors: { "& + &": { borderBlockStart: `1px solid ${color.border.default}` } },
});
export const picture = style({ inlineSize: 120, borderRadius: radius.control, overflow: "hidden" });
export const fields = style({ display: "grid", gap: space[16], marginBlockEnd: space[16] });
