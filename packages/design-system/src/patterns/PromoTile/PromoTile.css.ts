import { patternStyle } from "../../styles/layered.ts";
import { boldType, calmWhenBroken, card, onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = patternStyle({
  ...card,
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[12],
  minBlockSize: 104,
  overflow: "hidden",
  paddingInlineStart: space[20],
  ...onHover("&:hover", { boxShadow: vars.shadow.hover }),
});

export const words = patternStyle({
  position: "relative",
  display: "grid",
  gap: space[2],
  paddingBlock: space[12],
});
export const title = patternStyle(boldType(18));
export const link = patternStyle({
  ...stretched,
  borderRadius: vars.radius.control,
  ...onHover(`${root}:hover &`, { color: color.fg.act }),
});
export const text = patternStyle({
  ...type(14),
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});
export const amount = patternStyle({ color: color.fg.price, fontWeight: vars.font.weight.bold });

/** A soft glow separates a dark cut-out from a dark card. */
export const picture = patternStyle({
  ...calmWhenBroken,
  position: "relative",
  flexShrink: 0,
  inlineSize: 124,
  blockSize: 104,
  objectFit: "contain",
  marginInlineEnd: space[8],
  filter: `drop-shadow(0 0 20px ${color.border.strong})`,
});
