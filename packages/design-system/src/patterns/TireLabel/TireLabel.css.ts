import { patternGlobal, patternStyle, patternVariants } from "../../styles/layered.ts";
import { asWritten, boldType, edge, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { color, font, space, radius } = vars;
const forced = "(forced-colors: active)";

/** Container width at which three cells would squeeze their text. */
const narrow = "(max-width: 379px)";

export const root = patternStyle({
  containerType: "inline-size",
  display: "grid",
  gridTemplateRows: "auto 1fr",
  gap: space[8],
  minInlineSize: 0,
});
export const title = patternStyle(boldType(14));

export const cells = patternStyle({
  ...type(12),
  display: "grid",
  gridTemplateColumns: "minmax(0, 6fr) minmax(0, 6fr) minmax(0, 5fr)",
  // The charts fill the space that the page leaves below them.
  gridTemplateRows: "auto 1fr",
  gap: space[8],
  // The full column of a product page; any wider, and it is hard to match a step with its arrow.
  maxInlineSize: 840,
  "@container": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
const box = { ...edge, borderRadius: radius.card, backgroundColor: color.bg.page };

/** Aligns the charts below, whether the text has one line or two. */
export const cell = patternStyle({
  ...box,
  display: "grid",
  gridTemplateRows: "subgrid",
  gridRow: "span 2",
  rowGap: space[10],
  padding: space[12],
});
export const noiseCell = patternStyle({ "@container": { [narrow]: { gridColumn: "1 / -1" } } });
export const term = patternStyle({ display: "flex", gap: space[6], overflowWrap: "anywhere" });
/** Aligned with the first line of the text in any script. */
export const icon = patternStyle({ flexShrink: 0, blockSize: "1lh" });

/** In a tall cell the steps grow, up to a limit at which they would look like buttons. */
export const scale = patternStyle({
  display: "grid",
  gridAutoRows: "minmax(1.4em, 1fr)",
  gap: space[2],
  blockSize: "100%",
  maxBlockSize: "13em",
});
export const step = patternStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
});
/**
 * Arrows are drawn behind their letters, so that letters stay upright where right-to-left text flips the
 * arrow.
 */
const arrow = {
  position: "relative",
  zIndex: 0,
  display: "flex",
  alignItems: "center",
  lineHeight: 1,
  forcedColorAdjust: "none",
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    zIndex: -1,
    printColorAdjust: "exact",
  },
  selectors: { "&:dir(rtl)::before": { scale: "-1 1" } },
} as const;
export const bar = patternStyle({
  ...arrow,
  ...boldType(12),
  lineHeight: 1,
  blockSize: "100%",
  paddingInlineStart: space[6],
  color: scene.ink,
  "@media": { [forced]: { color: "Canvas" } },
});
patternGlobal(`${bar}::before`, {
  borderRadius: 2,
  clipPath: "polygon(0 0, calc(100% - 0.5em) 0, 100% 50%, calc(100% - 0.5em) 100%, 0 100%)",
});
const barOf = (ground: string, inlineSize: string) => ({
  inlineSize,
  "::before": { backgroundColor: ground },
  "@media": { [forced]: { "::before": { backgroundColor: "CanvasText" } } },
});
export const bars = patternVariants({
  A: barOf(scene.gradeA, "28%"),
  B: barOf(scene.gradeB, "36%"),
  C: barOf(scene.gradeC, "44%"),
  D: barOf(scene.gradeD, "52%"),
  E: barOf(scene.gradeE, "60%"),
});
/** The tire's grade: the opposite arrow, taller than the steps. */
export const grade = patternStyle({
  ...arrow,
  ...boldType(14),
  lineHeight: 1,
  blockSize: "calc(100% + 0.4em)",
  paddingInline: "1em 0.7em",
  color: color.fg.inverse,
  "@media": { [forced]: { color: "HighlightText" } },
});
patternGlobal(`${grade}::before`, {
  borderRadius: 2,
  clipPath: "polygon(0.6em 0, 100% 0, 100% 100%, 0.6em 100%, 0 50%)",
  backgroundColor: color.bg.inverse,
  "@media": { [forced]: { backgroundColor: "Highlight" } },
});

export const noise = patternStyle({
  display: "flex",
  flexDirection: "column",
  justifyContent: "space-between",
  gap: space[8],
  "@container": { [narrow]: { flexDirection: "row", alignItems: "center" } },
});
export const level = patternStyle({
  ...boldType(30, "heading"),
  ...asWritten,
  fontVariantNumeric: "tabular-nums",
});
export const unit = patternStyle({
  ...type(14),
  fontWeight: font.weight.regular,
  color: color.fg.muted,
});
export const classes = patternStyle({ display: "flex", alignItems: "center", gap: space[4] });
export const waves = patternStyle({
  flexShrink: 0,
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  strokeWidth: 2,
  selectors: { "&:dir(rtl)": { scale: "-1 1" } },
});
export const dim = patternStyle({ opacity: 0.25 });
export const noiseClass = patternStyle({
  ...boldType(12),
  display: "grid",
  placeContent: "center",
  inlineSize: "1.75em",
  blockSize: "1.75em",
  lineHeight: 1,
  borderRadius: radius.control,
  color: color.fg.muted,
});
export const chosen = patternStyle({
  backgroundColor: color.bg.inverse,
  color: color.fg.inverse,
  printColorAdjust: "exact",
  "@media": {
    [forced]: { forcedColorAdjust: "none", backgroundColor: "Highlight", color: "HighlightText" },
  },
});

export const winter = patternStyle({
  ...box,
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[6]} ${space[20]}`,
  padding: `${space[8]} ${space[12]}`,
});
/** On its own line if the symbols don't all fit next to it. */
export const winterName = patternStyle({ "@container": { [narrow]: { inlineSize: "100%" } } });
export const symbol = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
});
