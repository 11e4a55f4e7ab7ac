import { componentGlobal, componentStyle, componentVariants } from "../../styles/layered.ts";
import { edge, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

export const root = componentStyle({
  ...type(12),
  containerType: "inline-size",
  minInlineSize: 0,
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});

/** Sets the color of a series, which its marks take from `currentcolor`. */
export const series = componentVariants({
  compare: { color: color.fg.faint },
  0: { color: color.fg.act },
  1: { color: color.fg.chart2 },
  2: { color: color.fg.chart3 },
  3: { color: color.fg.chart4 },
  4: { color: color.fg.chart5 },
});

export const legend = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space[4]} ${space[16]}`,
  marginBlockEnd: space[12],
});
export const legendItem = componentStyle({ display: "inline-flex", alignItems: "center", gap: space[6] });
export const sample = componentStyle({ flexShrink: 0, inlineSize: 16, blockSize: 10, overflow: "visible" });

/** Space for the labels of the axis at the start. */
const margins = { marginInline: `${space[64]} ${space[16]}` };

export const plot = componentStyle({ position: "relative", marginBlockStart: space[8], ...margins });
export const tick = componentStyle({
  position: "absolute",
  insetInline: "-64px 0",
  marginBlockEnd: -1,
  // The line begins after the label.
  borderBlockEnd: `1px solid ${color.border.default}`,
  borderImage: `linear-gradient(to right, transparent 64px, ${color.border.default} 64px) 1`,
  lineHeight: 0,
});
export const drawing = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  overflow: "visible",
});

export const line = componentStyle({
  fill: "none",
  stroke: "currentcolor",
  strokeWidth: "2.5px",
  strokeLinecap: "round",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
});
/** Lines differ not only by color. */
export const dash = componentVariants({
  compare: { strokeWidth: "1.5px", strokeDasharray: "4 4" },
  0: {},
  1: { strokeDasharray: "8 5" },
  2: { strokeDasharray: "1 5" },
  3: { strokeDasharray: "8 5 1 5" },
  4: { strokeDasharray: "14 5" },
});
export const bar = componentStyle({
  fill: "currentcolor",
  // Separates stacked bars; in forced colors, it outlines them.
  stroke: color.bg.card,
  strokeWidth: "1px",
  "@media": { "(forced-colors: active)": { stroke: "CanvasText" } },
});
export const shade = componentStyle({ stopColor: "currentcolor" });

/** Invisible over the plot; the guide is its thumb. */
export const slider = componentStyle({
  position: "absolute",
  inset: 0,
  zIndex: 1,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "crosshair",
});

const active = `${slider}:is(:hover, :focus) ~ &`;

export const guide = componentStyle({
  position: "absolute",
  insetBlock: 0,
  display: "none",
  borderInlineStart: `1px dashed ${color.border.field}`,
  selectors: {
    [active]: { display: "block" },
    [`${slider}:focus-visible ~ &`]: { outline: `2px solid ${color.border.focus}`, outlineOffset: "2px" },
  },
});
export const tip = componentStyle({
  ...edge,
  ...type(12),
  position: "absolute",
  zIndex: 2,
  insetBlockStart: 0,
  display: "none",
  gap: space[4],
  padding: `${space[8]} ${space[12]}`,
  marginInline: space[8],
  borderRadius: radius.card,
  backgroundColor: color.bg.floating,
  boxShadow: vars.shadow.floating,
  whiteSpace: "nowrap",
  pointerEvents: "none",
  selectors: { [active]: { display: "grid" } },
});
export const tipRow = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: space[6],
  color: color.fg.default,
});
export const tipValue = componentStyle({
  marginInlineStart: "auto",
  paddingInlineStart: space[16],
  fontWeight: vars.font.weight.bold,
});

export const labels = componentStyle({ position: "relative", blockSize: space[32], ...margins });
export const label = componentStyle({
  position: "absolute",
  insetBlockStart: space[8],
  transform: "translateX(-50%)",
  whiteSpace: "nowrap",
  // Shows every other label if they would touch; the last one stays.
  "@container": { "(max-width: 480px)": { selectors: { "&:nth-last-child(even)": { display: "none" } } } },
});

export const tableFold = componentStyle({ marginBlockStart: space[8] });
export const tableArea = componentStyle({ marginBlockStart: space[8], overflowX: "auto" });
export const table = componentStyle({ color: color.fg.default });
componentGlobal(`${table} :is(th, td)`, {
  paddingBlock: space[2],
  paddingInlineEnd: space[24],
  whiteSpace: "nowrap",
});
componentGlobal(`${table} :is(td, thead th + th)`, { textAlign: "end" });
componentGlobal(`${table} thead`, { color: color.fg.muted });

export const spark = componentStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: space[32],
  overflow: "visible",
  color: color.fg.act,
});
