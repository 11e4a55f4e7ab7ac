import { createVar } from "@vanilla-extract/css";
import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { boldType, focusRing, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

/** Bar heights from 0 to 1; number of characters of the longest price. */
export const height = createVar();
export const digits = createVar();

/** A chart: it keeps its colors in forced colors. */
export const bars = patternStyle({
  display: "flex",
  alignItems: "flex-end",
  gap: 1,
  blockSize: space[40],
  // Aligns the bars' base with the center of the track.
  marginBlockEnd: "-12px",
  forcedColorAdjust: "none",
});
export const bar = patternStyle({
  flex: 1,
  blockSize: `calc(${height} * 100%)`,
  minBlockSize: 1,
  backgroundColor: color.border.strong,
  selectors: { "&[data-inside]": { backgroundColor: color.bg.range } },
});

export const fields = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[6],
  marginBlockStart: space[8],
});

export const box = patternStyle({
  display: "flex",
  // The digits, plus symbol, gaps and borders.
  flex: `1 1 calc(${digits} * 1ch + ${space[28]})`,
  alignItems: "center",
  minInlineSize: 0,
  minBlockSize: space[32],
  gap: space[2],
  paddingInline: space[6],
  border: `1px solid ${color.border.field}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.card,
  selectors: { "&:has(:focus)": { ...focusRing, borderColor: color.border.focus } },
});
export const symbol = patternStyle({ color: color.fg.muted });
/** The formatted price over the field, because a number field shows no thousands separators. */
export const written = patternStyle({
  position: "absolute",
  insetInlineStart: 0,
  pointerEvents: "none",
  fontVariantNumeric: "tabular-nums",
  "@media": { "(forced-colors: active)": { display: "none" } },
});
export const value = patternStyle({
  position: "relative",
  display: "flex",
  flex: 1,
  alignItems: "center",
  minInlineSize: 0,
});
export const input = patternStyle({
  inlineSize: "100%",
  minInlineSize: 0,
  blockSize: space[28],
  padding: 0,
  border: 0,
  backgroundColor: "transparent",
  appearance: "textfield",
  // The surrounding box shows the focus ring.
  outline: "none",
  fontVariantNumeric: "tabular-nums",
});
patternGlobal(`${value}:focus-within > ${written}`, { display: "none" });
patternGlobal(`${written} + ${input}:not(:focus)`, {
  color: "transparent",
  "@media": { "(forced-colors: active)": { color: "FieldText" } },
});
patternGlobal(`${input}::-webkit-inner-spin-button`, { appearance: "none" });

/** Next to the fields; below them at the end if their prices are long. */
export const submit = patternStyle({
  ...boldType(14),
  marginInlineStart: "auto",
  minBlockSize: space[32],
  paddingInline: space[10],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
  backgroundColor: color.bg.card,
  ...onHover("&:hover", { borderColor: color.fg.act, color: color.fg.act }),
});
