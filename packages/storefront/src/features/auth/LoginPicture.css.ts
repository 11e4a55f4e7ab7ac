import { vars } from "@carmine/design-system/tokens";
import { style } from "@vanilla-extract/css";

export const root = style({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  padding: vars.space["40"],
  background: `linear-gradient(160deg, ${vars.color.bg.bar}, ${vars.color.bg.barDeep})`,
  color: vars.color.fg.onBar,
  "@media": { "(max-width: 760px)": { display: "none" } },
});

export const name = style({ fontSize: vars.font.size[16], fontWeight: vars.font.weight.bold });

export const claim = style({
  marginBlockStart: vars.space["16"],
  textWrap: "balance",
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

/**
 * Behind the text, over the whole side, cropped at the top first. Operators can choose any picture, so it fades
 * behind the text.
 */
export const picture = style({
  position: "absolute",
  zIndex: -1,
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
  objectPosition: "bottom",
  maskImage: "linear-gradient(transparent 30%, black 55%)",
});
