import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const root = style({
  position: "relative",
  overflow: "hidden",
  padding: vars.space["40"],
  background: `linear-gradient(160deg, ${vars.color.bg.bar}, ${vars.color.bg.barDeep})`,
  color: vars.color.fg.onBar,
  "@media": { "(max-width: 760px)": { display: "none" } },
});

export const name = style({ fontSize: vars.font.size[16], fontWeight: vars.font.weight.bold });

export const claim = style({
  marginBlockStart: vars.space["16"],
  maxWidth: 240,
  fontSize: vars.font.size[30],
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.heading,
  letterSpacing: vars.font.tracking.heading,
});

export const reasons = style({
  display: "grid",
  gap: vars.space["8"],
  marginBlockStart: vars.space["16"],
});

export const reason = style({ display: "flex", alignItems: "center", gap: vars.space["8"] });

/** Stands on the lower edge, a little wider than the side. */
export const picture = style({
  position: "absolute",
  insetInlineStart: -16,
  insetBlockEnd: -16,
  width: 432,
  maxWidth: "none",
});
