import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const expanded = style({ maxHeight: 320, overflowY: "auto" });

/** Values of one option; the toggle is at the start of the row. */
export const chips = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "stretch",
  selectors: { "& + &": { marginTop: space["12"] } },
});
