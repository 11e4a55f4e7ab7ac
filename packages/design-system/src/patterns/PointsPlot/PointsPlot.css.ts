import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { boldType, edge, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

export const root = patternStyle({
  ...type(12),
  containerType: "inline-size",
  minInlineSize: 0,
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});

/** Space for the tooltip above and the axis labels at the start, so that neither covers the line. */
const numberMargins = { marginInline: `${space[56]} ${space[24]}` };

export const plot = patternStyle({
  position: "relative",
  blockSize: 152,
  marginBlockStart: space[56],
  ...numberMargins,
});
export const tick = patternStyle({
  position: "absolute",
  insetInline: "-56px 0",
  marginBlockEnd: -1,
  borderBlockEnd: `1px dashed ${color.border.default}`,
  // The label is next to its grid line, vertically centered.
  lineHeight: 0,
});
export const drawing = patternStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
});
export const line = patternStyle({
  fill: "none",
  stroke: color.fg.act,
  strokeWidth: "2.5px",
  strokeLinecap: "round",
  vectorEffect: "non-scaling-stroke",
  "@media": { "(forced-colors: active)": { stroke: "Highlight" } },
});
export const shade = patternStyle({ stopColor: color.fg.act });

/** Invisible over the plot; the dot is its thumb. */
export const slider = patternStyle({
  position: "absolute",
  inset: "-8px 0",
  zIndex: 1,
  inlineSize: "100%",
  blockSize: "calc(100% + 16px)",
  opacity: 0,
  cursor: "crosshair",
});
export const guide = patternStyle({
  position: "absolute",
  insetBlockEnd: 0,
  borderInlineStart: `1px dashed ${color.border.act}`,
});
export const dot = patternStyle({
  position: "absolute",
  inlineSize: space[10],
  blockSize: space[10],
  margin: "-5px",
  border: `2px solid ${color.border.act}`,
  borderRadius: radius.full,
  backgroundColor: color.bg.card,
  selectors: {
    [`${slider}:focus-visible ~ &`]: { outline: `2px solid ${color.border.focus}`, outlineOffset: "2px" },
  },
});
export const tip = patternStyle({
  ...edge,
  position: "absolute",
  insetBlockStart: "-56px",
  display: "grid",
  paddingBlock: space[4],
  paddingInline: space[12],
  borderRadius: radius.control,
  backgroundColor: color.bg.inverse,
  color: color.fg.inverse,
  whiteSpace: "nowrap",
});
export const tipText = patternStyle(boldType(14));

export const labels = patternStyle({ position: "relative", blockSize: space[32], ...numberMargins });
export const label = patternStyle({
  position: "absolute",
  insetBlockStart: space[8],
  transform: "translateX(-50%)",
  whiteSpace: "nowrap",
  // Shows every other label if they would touch; the last one stays.
  "@container": { "(max-width: 560px)": { selectors: { "&:nth-last-child(even)": { display: "none" } } } },
});

export const fold = patternStyle({ marginBlockStart: space[8] });
export const table = patternStyle({ marginBlockStart: space[8], color: color.fg.default });
patternGlobal(`${table} :is(th, td)`, { paddingBlock: space[2], paddingInlineEnd: space[24] });
patternGlobal(`${table} :is(td, th:last-child)`, { textAlign: "end" });
patternGlobal(`${table} thead`, { color: color.fg.muted });
