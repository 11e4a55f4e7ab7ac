import { vars } from "@carmine/design-system/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const card = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: vars.space["12"],
});
export const ways = style({});
globalStyle(`${ways} > *`, {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(200px, 100%), 1fr))",
});
// The opening hours below the buttons.
globalStyle(`${ways} > * > :last-child:not(a)`, { gridColumn: "1 / -1" });
