import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space, font } = vars;

export const period = style({ minInlineSize: "18rem" });
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(8rem, 1fr))",
  gap: space[16],
  margin: 0,
  marginBlockEnd: space[16],
});
export const figure = style({ display: "grid", margin: 0 });
export const value = style({ fontSize: font.size[20], fontVariantNumeric: "tabular-nums" });
