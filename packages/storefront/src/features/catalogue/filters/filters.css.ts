import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** A long list of values scrolls in itself. */
export const unfolded = style({ maxHeight: 320, overflowY: "auto" });

/** The values of one option; their fold lies at the row's start. */
export const chips = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "stretch",
  selectors: { "& + &": { marginTop: space["12"] } },
});
