import { createVar } from "@vanilla-extract/css";
import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { boldType, focusRing, onHover, type } from "../../styles/mixins.ts";
import { knob } from "../../components/PriceRange/PriceRange.css.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

/** Shares of the scale, 0 to 1; heights of bars; characters of the longest price. */
export const from = createVar();
export const to = createVar();
export const height = createVar();
export const digits = createVar();

/** A drawing: it keeps its colours in forced ones. */
export const bars = patternStyle({
  display: "flex",
  alignItems: "flex-end",
  gap: 1,
  blockSize: space[40],
  forcedColorAdjust: "none",
});
export const bar = patternStyle({
  flex: 1,
  blockSize: `calc(${height} * 100%)`,
  minBlockSize: 1,
  backgroundColor: color.border.strong,
  selectors: { "&[data-inside]": { backgroundColor: color.bg.range } },
});

export const track = patternStyle({
  position: "relative",
  blockSize: space[24],
  marginBlockStart: "-12px",
  "::before": {
    content: '""',
    position: "absolute",
    insetBlockStart: space[10],
    insetInline: 0,
    border: `2px solid ${color.border.strong}`,
    borderRadius: radius.full,
  },
  "::after": {
    content: '""',
    position: "absolute",
    insetBlockStart: space[10],
    insetInlineStart: `calc(${from} * 100%)`,
    inlineSize: `calc((${to} - ${from}) * 100%)`,
    border: `2px solid ${color.bg.act}`,
    borderRadius: radius.full,
  },
});

/** Two native sliders on one track: only their knobs take the pointer. */
export const slider = patternStyle({
  position: "absolute",
  zIndex: 1,
  // The knob's centre, not its edge, stands at the ends of the line.
  insetInline: `calc(${knob} / -2)`,
  inlineSize: `calc(100% + ${knob})`,
  blockSize: space[24],
  margin: 0,
  appearance: "none",
  backgroundColor: "transparent",
  pointerEvents: "none",
});

const thumb = {
  appearance: "none" as const,
  inlineSize: knob,
  blockSize: knob,
  boxSizing: "border-box" as const,
  border: `2px solid ${color.bg.act}`,
  borderRadius: radius.full,
  backgroundColor: color.bg.card,
  cursor: "grab",
  pointerEvents: "auto" as const,
};
patternGlobal(`${slider}::-webkit-slider-thumb`, thumb);
patternGlobal(`${slider}::-moz-range-thumb`, thumb);

export const fields = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
  marginBlockStart: space[8],
});

export const box = patternStyle({
  display: "flex",
  // The digits, and the symbol, gaps and borders around them.
  flex: `1 1 calc(${digits} * 1ch + ${space[32]})`,
  alignItems: "center",
  minInlineSize: 0,
  minBlockSize: space[32],
  gap: space[4],
  paddingInline: space[8],
  border: `1px solid ${color.border.field}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.card,
  selectors: { "&:has(:focus)": { ...focusRing, borderColor: color.border.focus } },
});
export const symbol = patternStyle({ color: color.fg.muted });
export const input = patternStyle({
  inlineSize: "100%",
  minInlineSize: 0,
  blockSize: space[28],
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  appearance: "textfield",
  // The box around shows the focus.
  outline: "none",
  fontVariantNumeric: "tabular-nums",
});
patternGlobal(`${input}::-webkit-inner-spin-button`, { appearance: "none" });

/** Beside the fields; at the end of a row below them where their prices are long. */
export const submit = patternStyle({
  ...boldType(14),
  marginInlineStart: "auto",
  minBlockSize: space[32],
  paddingInline: space[12],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.card,
  ...onHover("&:hover", { borderColor: color.fg.act, color: color.fg.act }),
});
