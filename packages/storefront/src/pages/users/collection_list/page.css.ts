import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

const { space } = vars;

/** Stays in view while the chosen products scroll by. */
export const bar = style({
  position: "sticky",
  insetBlockEnd: space["16"],
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space["12"],
  boxShadow: vars.shadow.floating,
});

export const barButtons = style({ display: "flex", flexWrap: "wrap", gap: space["12"] });

export const shops = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 288px), 1fr))",
  gap: space["16"],
});
