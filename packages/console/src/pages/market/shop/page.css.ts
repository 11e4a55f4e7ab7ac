import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const member = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[12],
  padding: `${space[10]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
});
export const end = style({ display: "grid", justifyItems: "end" });
