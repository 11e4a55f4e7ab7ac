import { createVar } from "@vanilla-extract/css";
import { patternStyle } from "../../styles/layered.ts";
import { boldType, calmWhenBroken, edge, media, onHover } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { space, font } = vars;

/** Viewports in which the slide is too narrow for a large title next to a large picture. */
const besideWidget = "(min-width: 900px) and (max-width: 1407px)";

export const ground = createVar();

// The background is a light picture in both color schemes, so the text on it is dark in both.

const dimmed = {
  content: '""',
  position: "absolute",
  inset: 0,
  backgroundColor: vars.color.bg.dim,
  pointerEvents: "none",
} as const;

export const root = patternStyle({
  ...edge,
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 316px",
  alignItems: "center",
  blockSize: "100%",
  minBlockSize: 304,
  paddingInlineStart: space[40],
  paddingInlineEnd: space[32],
  overflow: "hidden",
  borderRadius: vars.radius.card,
  backgroundImage: ground,
  color: scene.ink,
  vars: {
    [ground]: scene.heroGround,
    [vars.color.border.focus]: scene.ink,
  },
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 180px", paddingInline: space[20] },
    // Leaves enough width for the text to end above the carousel's dots.
    [besideWidget]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 42%)" },
    [media.phone]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      minBlockSize: 240,
      // Overlaps its column a little, which is narrower than the picture needs.
      selectors: {
        "&:has(> img)": {
          gridTemplateColumns: "minmax(0, 1fr) minmax(0, 42%)",
          columnGap: space[8],
          minBlockSize: 200,
          paddingInlineEnd: space[8],
        },
      },
    },
  },
  "::after": dimmed,
  selectors: {
    "&[data-hue='sand']": { vars: { [ground]: scene.heroSand } },
    "&[data-hue='rose']": { vars: { [ground]: scene.heroRose } },
    "&[data-hue='sage']": { vars: { [ground]: scene.heroSage } },
  },
});

/** Scripts with marks above and below. */
const tall = ":is(:lang(th), :lang(lo)) &";

export const words = patternStyle({
  maxInlineSize: 356,
  paddingBlock: `${space[28]} ${space[48]}`,
  // Higher lines in a slide of the same height.
  selectors: { [tall]: { paddingBlockStart: space[16] } },
  // The carousel's dots take the bottom 44 px.
  "@media": { [media.phone]: { maxInlineSize: "none", paddingBlock: `${space[20]} ${space[48]}` } },
});
export const kicker = patternStyle(boldType(14));

export const title = patternStyle({
  marginBlockStart: space[6],
  fontSize: font.size[36],
  lineHeight: 1.17,
  letterSpacing: "-0.02em",
  fontWeight: font.weight.bold,
  textWrap: "balance",
  selectors: {
    [tall]: { fontSize: font.size[30], lineHeight: 1.53, letterSpacing: 0 },
    ":lang(zh) &": { letterSpacing: 0 },
  },
  "@media": {
    [besideWidget]: { fontSize: font.size[30] },
    [media.phone]: {
      fontSize: font.size[24],
      selectors: {
        [tall]: { fontSize: font.size[20] },
        [`${root}:has(> img) &`]: { fontSize: font.size[20] },
      },
    },
  },
});

/** In Thai and Lao, spaces separate phrases, and lines would break between any two words. */
export const phrase = patternStyle({ selectors: { [tall]: { display: "inline-block" } } });

/** A title that would take three lines at the large size. */
export const longTitle = patternStyle({
  fontSize: font.size[30],
  "@media": { [media.phone]: { fontSize: font.size[20] } },
});

export const text = patternStyle({
  marginBlockStart: space[8],
  fontSize: font.size[16],
  lineHeight: font.leading.text,
  color: scene.inkSoft,
  selectors: { [tall]: { fontSize: "calc(1rem - 1px)" } },
  // Next to the title, a picture is more effective.
  "@media": { [media.phone]: { selectors: { [`${root}:has(> img) &`]: { display: "none" } } } },
});

/** In the text color, not red: the search is the red element in view. */
export const action = patternStyle({
  ...boldType(14),
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space[40],
  marginBlockStart: space[16],
  paddingInline: space[16],
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  backgroundColor: scene.ink,
  color: scene.white,
  "@media": {
    ...onHover("&:hover", { backgroundColor: scene.inkSoft })["@media"],
    // On one line, below the picture.
    [media.phone]: { position: "relative", inlineSize: "max-content", maxInlineSize: "calc(100vw - 72px)" },
  },
});

export const picture = patternStyle({
  ...calmWhenBroken,
  position: "relative",
  inlineSize: 316,
  maxInlineSize: "100%",
  blockSize: "auto",
  aspectRatio: 1,
  "@media": { [media.phone]: { alignSelf: "start", marginBlockStart: space[24] } },
});

/** A banner that consists of one finished picture. */
export const whole = patternStyle({
  position: "relative",
  display: "block",
  blockSize: "100%",
  "::after": dimmed,
});
export const wholePicture = patternStyle({
  ...calmWhenBroken,
  position: "relative",
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
