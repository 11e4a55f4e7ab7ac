import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** The last card of the shorter column fills the rest. */
export const columns = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 480px), 1fr))",
  gap: space["16"],
});
export const column = style({
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space["16"],
});

export const papers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
  gap: space["12"],
});

export const paper = style({
  display: "block",
  inlineSize: "100%",
  cursor: "zoom-in",
  borderRadius: vars.radius.control,
});

export const picture = style({ aspectRatio: "3 / 4", borderRadius: vars.radius.control });
