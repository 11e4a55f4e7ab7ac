import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";
import { fullRowsOf } from "./full-rows.ts";

const { space } = vars;

export const strips = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["32"],
  marginBlockStart: space["24"],
  inlineSize: "100%",
  selectors: { "&:empty": { display: "none" } },
});
const strip = style({
  textAlign: "start",
  containerType: "inline-size",
});
export const wideStrip = style([strip, {}]);
export const narrowStrip = style([strip, {}]);
fullRowsOf(`${wideStrip} ul`, 5);
fullRowsOf(`${narrowStrip} ul`, 4);
