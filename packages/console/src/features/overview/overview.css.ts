import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Numbers of open tasks: six in a row from 1280 px, three on tablets, two on phones. */
export const work = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(9.5rem, 1fr))",
  gap: space[16],
  marginBlockEnd: space[16],
  "@media": {
    "(max-width: 1099px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "(max-width: 639px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
});
