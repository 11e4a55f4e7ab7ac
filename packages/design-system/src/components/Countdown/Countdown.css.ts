import { componentStyle } from "../../styles/layered.ts";
import { media } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const text = componentStyle({ fontVariantNumeric: "tabular-nums", fontWeight: vars.font.weight.bold });

export const boxes = componentStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
});

/** For the colored strip: light boxes with text in the strip's color. */
export const box = componentStyle({
  display: "grid",
  placeContent: "center",
  minInlineSize: vars.space[32],
  blockSize: vars.space[32],
  paddingInline: vars.space[6],
  backgroundColor: vars.color.fg.onBar,
  color: vars.color.bg.barDeep,
  borderRadius: vars.radius.control,
  whiteSpace: "nowrap",
  fontSize: vars.font.size[18],
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
  lineHeight: 1,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});

/** A larger box with its unit after it, or below it on phones, so that four fit in a row. */
export const unit = componentStyle({
  fontSize: vars.font.size[12],
  "@media": { [media.phone]: { flexDirection: "column" } },
});
export const large = componentStyle({
  minInlineSize: vars.space[40],
  blockSize: vars.space[40],
  fontSize: vars.font.size[20],
});

/** Seconds, hidden with reduced motion. */
export const moving = componentStyle({
  "@media": { "(prefers-reduced-motion: reduce)": { display: "none" } },
});
