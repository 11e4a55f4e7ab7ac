import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { asWritten, mirroredInRtl } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({
  ...asWritten,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[6],
  fontVariantNumeric: "tabular-nums",
});

export const stars = componentStyle({
  ...mirroredInRtl,
  display: "block",
  flexShrink: 0,
  inlineSize: "auto",
  maxInlineSize: "none",
});

/** Size of one star in px. */
export const size = componentVariants({
  12: { blockSize: "0.75rem" },
  16: { blockSize: "1rem" },
  20: { blockSize: "1.25rem" },
});

export const empty = componentStyle({
  fill: vars.color.border.strong,
  "@media": { "(forced-colors: active)": { fill: "Canvas", stroke: "CanvasText" } },
});

export const full = componentStyle({
  fill: vars.color.fg.star,
  "@media": { "(forced-colors: active)": { fill: "CanvasText" } },
});
