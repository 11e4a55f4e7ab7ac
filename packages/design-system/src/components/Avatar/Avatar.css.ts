import { componentOverride, componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({
  display: "inline-grid",
  placeItems: "center",
  flexShrink: 0,
  overflow: "hidden",
  backgroundColor: vars.color.bg.act,
  color: vars.color.fg.onAct,
  borderRadius: vars.radius.full,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1,
  userSelect: "none",
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});

export const size = componentVariants({
  20: { inlineSize: vars.space[20], blockSize: vars.space[20], fontSize: vars.font.size[11] },
  32: { inlineSize: vars.space[32], blockSize: vars.space[32], fontSize: vars.font.size[14] },
  40: { inlineSize: vars.space[40], blockSize: vars.space[40], fontSize: vars.font.size[16] },
  48: { inlineSize: vars.space[48], blockSize: vars.space[48], fontSize: vars.font.size[18] },
  64: { inlineSize: vars.space[64], blockSize: vars.space[64], fontSize: vars.font.size[24] },
  72: { inlineSize: vars.space[72], blockSize: vars.space[72], fontSize: vars.font.size[30] },
});

export const square = componentOverride({ borderRadius: vars.radius.card });

/** Neutral colors for shops, which appear many to a list, and for signed-out visitors. */
export const calm = componentOverride({ backgroundColor: vars.color.bg.tint, color: vars.color.fg.act });

export const picture = componentStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });
