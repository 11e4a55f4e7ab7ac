import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Numbers of open tasks in a row, two per row on phones. */
export const work = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(11rem, 1fr))",
  gap: space[16],
  marginBlockEnd: space[16],
  "@media": { "(max-width: 639px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
