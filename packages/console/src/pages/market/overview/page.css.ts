import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(26rem, 100%), 1fr))",
  alignItems: "start",
  gap: space[16],
});
export const row = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[12],
  minBlockSize: 52,
  padding: `${space[8]} ${space[16]}`,
  borderBlockStart: `1px solid ${color.border.default}`,
  // The title has a line below it.
  ":first-child": { borderBlockStart: 0 },
});
