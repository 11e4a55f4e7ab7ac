import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Below the sticky header when it is the target of a fragment. */
export const section = style({ scrollMarginBlockStart: space["72"], containerType: "inline-size" });

export const shops = style({
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: space["16"],
  "@media": {
    "(max-width: 1247px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    "(max-width: 599px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
});
