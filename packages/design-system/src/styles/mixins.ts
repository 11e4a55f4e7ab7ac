import type { StyleRule } from "@vanilla-extract/css";
import { vars } from "../tokens/contract.css.ts";

const { font, color, motion, radius } = vars;

/** Windows on which the 1200 px layout gives way: beside the content, one column of cards less, one column at all. */
export const media = {
  belowContent: "(max-width: 1247px)",
  tablet: "(max-width: 899px)",
  phone: "(max-width: 599px)",
  desktop: "(min-width: 900px)",
  /** Zoomed pages and telephones on their side: what stays in sight must leave room for the rest. */
  low: "(max-height: 480px)",
} as const;

/** Columns of cards below the content's width: as many as fit, and no more than `most`, so that four cards leave no hole. */
export const cardColumns = (most: number): string =>
  `repeat(auto-fill, minmax(max(168px, (100% - ${most - 1} * ${vars.space[16]}) / ${most}), 1fr))`;

type Size = keyof typeof font.size;
type Leading = keyof typeof font.leading;

/** Size with its line height; the line height follows the script of the text. */
export const type = (size: Size, leading: Leading = "tight"): StyleRule => ({
  fontSize: font.size[size],
  lineHeight: font.leading[leading],
});

/** As `type`, in the one bold weight. */
export const boldType = (size: Size, leading: Leading = "tight"): StyleRule => ({
  ...type(size, leading),
  fontWeight: font.weight.bold,
});

/** Where a pointer can hover; on touch screens the state would stick after a tap. */
export const onHover = (selector: string, rule: StyleRule): StyleRule => ({
  "@media": { "(hover: hover)": { selectors: { [selector]: rule } } },
});

/**
 * At most so many lines. Marks of Thai and Lao reach over the first line's box, and a box that hides its overflow would
 * cut them: the padding gives them room, the margin takes it back from the layout. None below: there the tops of the
 * line that is left out would show.
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

/** One line that is cut with an ellipsis, with room for marks above and below. */
export const oneLine: StyleRule = {
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  paddingBlock: "0.14em",
  marginBlock: "-0.14em",
};

/** Lays a link over its positioned card, so that the whole card is one link. */
export const stretched: StyleRule = { "::after": { content: '""', position: "absolute", inset: 0 } };

/** The edge of a surface in forced colors: nothing else is left of it there. */
export const edge: StyleRule = { outline: "1px solid transparent", outlineOffset: "-1px" };

export const card: StyleRule = { ...edge, backgroundColor: color.bg.card, borderRadius: radius.card };

/**
 * On a positioned picture: its words on a calm ground over the browser's sign of a broken one. Only a broken picture makes
 * room for this.
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
 * What points or runs in the direction of the text. Not a `transform`: that one is free for what turns or moves besides.
 */
export const mirroredInRtl: StyleRule = { selectors: { "&:dir(rtl)": { scale: "-1 1" } } };

/**
 * Numbers with signs, sizes, addresses of a thing: their own first letter tells the direction, left to right without
 * one. In a text from right to left "+86", "99+", "−$25.00" and "205/55 R16" would come apart.
 */
export const asWritten: StyleRule = { unicodeBidi: "plaintext" };

/** The ring of what has the focus; one look for buttons and fields. */
export const focusRing: StyleRule = { outline: `2px solid ${color.border.focus}`, outlineOffset: "2px" };

export const ease = (...properties: string[]): string =>
  properties.map((property) => `${property} ${motion.fast} ${motion.ease}`).join(", ");

/** Laid out for screen readers only. */
export const hiddenBox: StyleRule = {
  position: "absolute",
  inlineSize: 1,
  blockSize: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
};
