import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";
import { asWritten, mirroredInRtl } from "./mixins.ts";

const { color, font, radius, space } = vars;

const tight = { lineHeight: font.leading.tight };
const bold = { fontWeight: font.weight.bold };

/**
 * Declarations that many components share. Each is one class, so that the style sheet contains it once:
 * `layered.ts` replaces the declarations with the class. More specific rules come before the ones they
 * contain.
 */
export const sharedRules = {
  caption: { fontSize: font.size[12], ...tight, color: color.fg.muted },
  strongText: { fontSize: font.size[14], ...tight, ...bold },
  strongLarge: { fontSize: font.size[16], ...tight, ...bold },
  text: { fontSize: font.size[14], ...tight },
  small: { fontSize: font.size[12], ...tight },
  oneLine: {
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    paddingBlock: "0.14em",
    marginBlock: "-0.14em",
  },
  row: { display: "flex", alignItems: "center" },
  inlineRow: { display: "inline-flex", alignItems: "center" },
  wrap: { display: "flex", flexWrap: "wrap" },
  middle: { display: "grid", placeItems: "center" },
  tight,
  bold,
  muted: { color: color.fg.muted },
  plain: { color: color.fg.default },
  act: { color: color.fg.act },
  flex: { display: "flex" },
  grid: { display: "grid" },
  inlineFlex: { display: "inline-flex" },
  block: { display: "block" },
  center: { alignItems: "center" },
  wrapped: { flexWrap: "wrap" },
  apart: { justifyContent: "space-between" },
  gap4: { gap: space[4] },
  gap6: { gap: space[6] },
  gap8: { gap: space[8] },
  gap12: { gap: space[12] },
  gap16: { gap: space[16] },
  control: { borderRadius: radius.control },
  card: { borderRadius: radius.card },
  full: { borderRadius: radius.full },
  ground: { backgroundColor: color.bg.card },
  relative: { position: "relative" },
  absolute: { position: "absolute" },
  hidden: { overflow: "hidden" },
  digits: { fontVariantNumeric: "tabular-nums" },
  noWrap: { whiteSpace: "nowrap" },
  rigid: { flexShrink: 0 },
  whole: { inlineSize: "100%" },
  centered: { textAlign: "center" },
  narrow: { minInlineSize: 0 },
  column: { flexDirection: "column" },
  placed: { placeItems: "center" },
  amid: { justifyContent: "center" },
  breaking: { overflowWrap: "anywhere" },
  tall: { blockSize: "100%" },
  growing: { flex: 1 },
  beside12: { paddingInline: space[12] },
  around16: { padding: space[16] },
  above8: { marginBlockStart: space[8] },
  line: { borderBlockStart: `1px solid ${color.border.default}` },
  sunken: { backgroundColor: color.bg.sunken },
  asWritten,
  mirrored: mirroredInRtl,
  reading: { lineHeight: font.leading.text },
  atEnd: { marginInlineStart: "auto" },
  above4: { marginBlockStart: space[4] },
  gap2: { gap: space[2] },
  gap10: { gap: space[10] },
  start: { alignItems: "flex-start" },
  baseline: { alignItems: "baseline" },
  itemsCentered: { justifyItems: "center" },
  atTop: { alignContent: "start" },
  fromStart: { textAlign: "start" },
  pressable: { cursor: "pointer" },
  floating: { backgroundColor: color.bg.floating },
  lifted: { boxShadow: vars.shadow.floating },
  lineBelow: { borderBlockEnd: `1px solid ${color.border.default}` },
  /** Outline of a surface, visible only in forced colors, which remove backgrounds and shadows. */
  edge: { outline: "1px solid transparent", outlineOffset: "-1px" },
} as const satisfies Record<string, StyleRule>;
