import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

export const page = style({ display: "grid", gap: space["16"], paddingBlockEnd: space["56"] });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: space["12"],
});
/** Holds the button at the far end of the line. */
export const rule = style({ marginInlineStart: "auto" });
export const tabs = style({ paddingInline: space["24"], overflowX: "auto" });
