import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { asWritten } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg } = vars.color;

export const root = componentStyle({
  ...asWritten,
  display: "inline-grid",
  placeContent: "center",
  flexShrink: 0,
  minInlineSize: vars.space[20],
  blockSize: vars.space[20],
  paddingInline: vars.space[6],
  borderRadius: vars.radius.full,
  fontSize: vars.font.size[12],
  lineHeight: 1,
  fontVariantNumeric: "tabular-nums",
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});

export const tone = componentVariants({
  act: { backgroundColor: bg.act, color: fg.onAct, fontWeight: vars.font.weight.bold },
  neutral: { backgroundColor: bg.sunken, color: fg.muted },
});

/** An outline in the card color separates it from the icon. */
export const overIcon = componentStyle({
  position: "absolute",
  insetBlockStart: -10,
  insetInlineEnd: -14,
  boxShadow: `0 0 0 2px ${vars.color.bg.card}`,
});
