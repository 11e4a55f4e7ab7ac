import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { boldType, card, media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { color, space, font, radius } = vars;
const line = `1px solid ${color.border.default}`;

/** The panel overlaps the cover by 56 px. */
export const covered = patternStyle({});
export const cover = patternStyle({
  position: "relative",
  overflow: "hidden",
  minBlockSize: 240,
  paddingBlockEnd: space[56],
  background: scene.storeGround,
  color: scene.white,
  "@media": { [media.phone]: { minBlockSize: 0 } },
});
export const coverPicture = patternStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  aspectRatio: "auto",
});
// Text is at the left of the cover and products at the right: a higher cover is cropped at the left, so that
// on phones the text is on the plain background. A wider cover is cropped below the products.
patternGlobal(`${coverPicture} img`, {
  objectPosition: "65% 0",
  "@media": { [media.phone]: { objectPosition: "0 0" } },
});
export const coverWords = patternStyle({
  position: "relative",
  paddingBlock: space[48],
  "@media": { [media.phone]: { paddingBlock: space[24] } },
});
export const coverTitle = patternStyle({
  ...boldType(36, "heading"),
  letterSpacing: font.tracking.heading,
  maxInlineSize: 640,
  textWrap: "balance",
  "@media": { [media.phone]: { fontSize: font.size[24] } },
});
export const coverText = patternStyle({ ...type(16, "text"), maxInlineSize: 640 });

export const frame = patternStyle({
  position: "relative",
  selectors: { [`${covered} &`]: { marginBlockStart: `calc(0px - ${space[56]})` } },
});
export const panel = patternStyle({
  ...card,
  borderStartStartRadius: radius.panel,
  borderStartEndRadius: radius.panel,
});
export const head = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[16]} ${space[24]}`,
  padding: `${space[20]} ${space[24]}`,
  "@media": { [media.phone]: { gap: space[12], padding: space[16] } },
});
export const words = patternStyle({
  flex: "1 1 280px",
  display: "grid",
  gap: space[4],
  minInlineSize: 0,
  "@media": { [media.phone]: { flexBasis: "160px" } },
});
export const row = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[8],
  color: color.fg.muted,
  selectors: { "&:first-child": { color: color.fg.default } },
});
/** Dots separate items; the dot before a line's first item is outside the visible area. */
export const facts = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  marginInlineStart: `calc(0px - ${space[20]})`,
});
export const factsRow = patternStyle({ overflowX: "clip" });
export const item = patternStyle({
  position: "relative",
  paddingInlineStart: space[20],
  "::before": { content: '"·" / ""', position: "absolute", insetInlineStart: space[8] },
});
export const fact = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  minBlockSize: space[24],
  marginInlineEnd: space[8],
  borderRadius: radius.control,
});

export const scores = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  textAlign: "center",
  fontVariantNumeric: "tabular-nums",
});
export const score = patternStyle({
  display: "flex",
  flexDirection: "column-reverse",
  minInlineSize: space[72],
  paddingInline: space[12],
  selectors: { "&:not(:first-child)": { borderInlineStart: line } },
});
export const scoreName = patternStyle({ ...type(12), color: color.fg.muted });
export const scoreValue = patternStyle(boldType(20));
export const actions = patternStyle({ display: "flex", flexWrap: "wrap", gap: space[8] });

export const foot = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[24],
  paddingInline: space[24],
  borderBlockStart: line,
});
export const search = patternStyle({
  inlineSize: 280,
  maxInlineSize: "100%",
  marginInlineStart: "auto",
  paddingBlock: space[8],
  "@media": { [media.phone]: { inlineSize: "100%" } },
});
