import { keyframes, type StyleRule } from "@vanilla-extract/css";
import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { boldType, card, clampLines, ease, oneLine, onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, motion } = vars;

export const root = patternStyle({
  ...card,
  // Outside, because the picture would cover it.
  outlineOffset: 0,
  position: "relative",
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  overflow: "hidden",
  transition: ease("box-shadow"),
  ...onHover("&:hover", { boxShadow: vars.shadow.hover }),
  selectors: { "&:focus-within": { overflow: "visible" } },
});

export const picture = patternStyle({
  position: "relative",
  overflow: "hidden",
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
});

export const zoom = patternStyle({
  transition: `transform ${motion.normal} ${motion.ease}`,
  "@media": {
    "(hover: hover) and (prefers-reduced-motion: no-preference)": {
      selectors: { [`${root}:hover &`]: { transform: "scale(1.03)" } },
    },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

/** Browsers don't load a lazy picture that isn't displayed, so each loads on the first hover of its card. */
export const hoverPicture = patternStyle({
  position: "absolute",
  inset: 0,
  display: "none",
  "@media": {
    "(hover: hover)": { selectors: { [`${root}:hover &`]: { display: "block" } } },
    "(prefers-reduced-data: reduce)": { selectors: { [`${root}:hover &`]: { display: "none" } } },
    "(prefers-reduced-motion: no-preference)": {
      animation: `${appear} ${motion.normal} ${motion.ease}`,
    },
  },
});

/** Fades only the picture; the text keeps its contrast. */
export const wash = patternStyle({
  position: "absolute",
  inset: 0,
  display: "grid",
  placeItems: "center",
  "::before": {
    content: '""',
    position: "absolute",
    inset: 0,
    backgroundColor: color.bg.page,
    opacity: 0.55,
  },
});

export const pill = patternStyle({
  ...boldType(12),
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space[28],
  paddingInline: space[12],
  borderRadius: vars.radius.full,
  backgroundColor: color.bg.inverse,
  color: color.fg.inverse,
});

export const body = patternStyle({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  padding: space[12],
  containerType: "inline-size",
});

/**
 * Cards of this width occur with five columns at 1119 px and two at 454 px. Few shop names fit next to the
 * number, so all go below it, which makes the last lines of a row alike.
 */
const inSmallCard = (rule: StyleRule): StyleRule => ({ "@container": { "(max-width: 183px)": rule } });

const inNarrowBody = (rule: StyleRule): StyleRule => ({ "@container": { "(max-width: 159px)": rule } });

/** A tag whose text doesn't fit in a small card, or in one of four next to a menu. */
export const longTag = patternStyle(inNarrowBody({ display: "none" }));
export const shortTag = patternStyle({ display: "none", ...inNarrowBody({ display: "inline" }) });

/** Reserves two lines, in a small card three, so that prices in a row align. */
export const title = patternStyle({
  ...type(14),
  minBlockSize: "2lh",
  ...inSmallCard({ minBlockSize: "3lh" }),
});

export const clamped = patternStyle({ ...clampLines(2), ...inSmallCard(clampLines(3)) });
/** Model and size, one line each, in a small card two for the model, so that neither is cut off by the other. */
export const lines = patternStyle({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });
export const model = patternStyle({
  ...oneLine,
  fontWeight: vars.font.weight.bold,
  ...inSmallCard({ ...clampLines(2), whiteSpace: "normal" }),
});
/** Smaller in a narrow card, so that longer sizes fit at 320 px. */
export const detail = patternStyle({ ...oneLine, ...inNarrowBody({ fontSize: vars.font.size[12] }) });

export const link = patternStyle({
  transition: ease("color"),
  ...stretched,
  // The focus ring is around the card, not the text.
  outline: "none",
  ...onHover(`${root}:hover &`, { color: color.fg.act }),
  selectors: {
    "&:focus-visible::after": {
      borderRadius: vars.radius.card,
      outline: `2px solid ${color.border.focus}`,
      outlineOffset: "2px",
    },
  },
});

export const tags = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[6],
  blockSize: "1.25rem",
  overflow: "hidden",
  marginBlockStart: space[8],
  // Their lines are higher, and so are the tags.
  selectors: { ":is(:lang(th), :lang(lo)) &": { blockSize: "1.4375rem" } },
});
export const rating = patternStyle({
  ...type(12, "text"),
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});
export const star = patternStyle({ color: color.fg.star, fill: "currentColor" });
// Keeps "Notre boutique" whole at 320 px in wide fonts.
patternGlobal(`${tags} > [data-component=Tag]`, inNarrowBody({ paddingInline: space[4] }));

export const price = patternStyle({
  // Hides an original price that doesn't fit next to a long price, instead of making one card higher.
  blockSize: "1.75rem",
  overflow: "hidden",
  marginBlockStart: space[8],
});

/** Replacement text, which needs two lines in a small card. */
export const unannouncedPrice = patternStyle({
  ...type(12, "text"),
  minBlockSize: "1.75rem",
  marginBlockStart: space[8],
  color: color.fg.muted,
});

export const bar = patternStyle({ marginBlockStart: space[8], backgroundColor: color.bg.tint });

/** Hangs from the picture's top edge. */
export const rank = patternStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: space[12],
  zIndex: 1,
});

/** In the corner of a deal's picture. */
export const flag = patternStyle({
  position: "absolute",
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: 1,
  minBlockSize: space[24],
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: "tabular-nums",
});

export const facts = patternStyle({
  ...type(12, "text"),
  display: "flex",
  // A name that doesn't fit next to the number wraps as a whole; a button below stays at the bottom of its
  // row.
  flexWrap: "wrap",
  flexGrow: 1,
  alignContent: "start",
  justifyContent: "space-between",
  columnGap: space[8],
  minBlockSize: space[20],
  marginBlockStart: space[4],
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
  // Stacked, so that the shop's name has its own line.
  ...inSmallCard({
    flexDirection: "column",
    flexWrap: "nowrap",
    justifyContent: "start",
    minBlockSize: space[40],
  }),
});

/** Without content in the last line. */
export const noFacts = patternStyle({ minBlockSize: 0, ...inSmallCard({ minBlockSize: 0 }) });

export const sold = patternStyle({ flexShrink: 0 });
export const few = patternStyle({ ...boldType(12, "text"), color: color.fg.price });
export const saved = patternStyle({ ...boldType(12, "text"), color: color.fg.success, textAlign: "end" });
/** The shop, where a deal shows its savings in the shop's usual place. */
export const seller = patternStyle({ ...type(12, "text"), ...oneLine, color: color.fg.muted });
export const shop = patternStyle({
  ...oneLine,
  minInlineSize: 0,
  ...inSmallCard({ flexShrink: 0 }),
});

/** Stacked above the link that covers the card. */
export const action = patternStyle({
  position: "relative",
  zIndex: 1,
  display: "grid",
  marginBlockStart: space[8],
});

/** The button's text needs the icon's space. */
patternGlobal(`${action} button > svg`, inNarrowBody({ display: "none" }));

export const save = patternStyle({
  position: "absolute",
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  zIndex: 1,
  "@media": {
    "(hover: hover)": {
      selectors: {
        "&:has(> [aria-pressed='false'])": { opacity: 0, transition: ease("opacity") },
        [`${root}:hover &, ${root}:focus-within &`]: { opacity: 1 },
      },
    },
  },
});

export const skeleton = patternStyle({ display: "grid", alignContent: "start", flex: 1, padding: space[12] });
export const skeletonPicture = patternStyle({
  aspectRatio: "1",
  blockSize: "auto",
  borderRadius: 0,
  // Darker than the page, so that the card's upper half is visible.
  backgroundColor: color.border.default,
});
