import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";

const { font, color, motion, radius } = vars;

/** Breakpoints below which the 1200 px layout adapts: full content, one card column less, one column. */
export const media = {
  belowContent: "(max-width: 1247px)",
  tablet: "(max-width: 899px)",
  phone: "(max-width: 599px)",
  desktop: "(min-width: 900px)",
  /** Zoomed pages and phones in landscape: sticky elements must leave space for the content. */
  low: "(max-height: 480px)",
} as const;

/** Card columns below the content width: as many as fit, at most `most`, so that four cards leave no gap. */
export const cardColumns = (most: number): string =>
  `repeat(auto-fill, minmax(max(168px, (100% - ${most - 1} * ${vars.space[16]}) / ${most}), 1fr))`;

type Size = keyof typeof font.size;
type Leading = keyof typeof font.leading;

/** Font size with its line height, which depends on the text's script. */
export const type = (size: Size, leading: Leading = "tight"): StyleRule => ({
  fontSize: font.size[size],
  lineHeight: font.leading[leading],
});

/** Like `type`, in the bold weight. */
export const boldType = (size: Size, leading: Leading = "tight"): StyleRule => ({
  ...type(size, leading),
  fontWeight: font.weight.bold,
});

/** Only for hover-capable devices; on touch screens the state would stick after a tap. */
export const onHover = (selector: string, rule: StyleRule): StyleRule => ({
  "@media": { "(hover: hover)": { selectors: { [selector]: rule } } },
});

/**
 * Maximum number of lines. Thai and Lao marks extend above the first line's box, where hidden overflow would
 * clip them: the padding makes space, and the margin removes it from the layout. No padding below, where the
 * tops of the next line would show.
 */
export const clampLines = (lines: number): StyleRule => ({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: lines,
  overflow: "hidden",
  overflowWrap: "anywhere",
  paddingBlockStart: "0.14em",
  marginBlockStart: "-0.14em",
});

/** One line truncated with an ellipsis, with space for marks above and below. */
export const oneLine: StyleRule = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  paddingBlock: "0.14em",
  marginBlock: "-0.14em",
};

/** Stretches a link over its positioned card, so that the whole card is one link. */
export const stretched: StyleRule = { "::after": { content: '""', position: "absolute", inset: 0 } };

/** Outline of a surface, visible only in forced colors, which remove backgrounds. */
export const edge: StyleRule = { outline: "1px solid transparent", outlineOffset: "-1px" };

export const card: StyleRule = { ...edge, backgroundColor: color.bg.card, borderRadius: radius.card };

/**
 * For a positioned picture: shows its alt text on a neutral background over the browser's broken image icon.
 */
export const calmWhenBroken: StyleRule = {
  "::after": {
    content: "attr(alt)",
    position: "absolute",
    inset: 0,
    display: "grid",
    placeContent: "center",
    backgroundColor: color.bg.sunken,
  },
};

/**
 * Mirrors directional content in right-to-left text. Uses `scale` so that `transform` stays free for other
 * effects.
 */
export const mirroredInRtl: StyleRule = { selectors: { "&:dir(rtl)": { scale: "-1 1" } } };

/**
 * For numbers with signs, sizes and URLs: their first letter determines the direction, left-to-right without
 * one. Right-to-left text would otherwise reorder “+86”, “99+”, “−$25.00” and “205/55 R16”.
 */
export const asWritten: StyleRule = { unicodeBidi: "plaintext" };

/** Focus ring, the same for buttons and fields. */
export const focusRing: StyleRule = { outline: `2px solid ${color.border.focus}`, outlineOffset: "2px" };

export const ease = (...properties: string[]): string =>
  properties.map((property) => `${property} ${motion.fast} ${motion.ease}`).join(", ");

/** Visually hidden, but available to screen readers. */
export const hiddenBox: StyleRule = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};
