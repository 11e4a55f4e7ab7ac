import { patternStyle, patternVariants } from "../../styles/layered.ts";
import { boldType, clampLines, media, onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { color, space } = vars;

export const root = patternStyle({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: space[12],
});

export const picture = patternVariants({
  56: { flexShrink: 0, inlineSize: space[56] },
  64: { flexShrink: 0, inlineSize: space[64] },
  80: { flexShrink: 0, inlineSize: "5rem" },
});

export const words = patternStyle({ display: "grid", flex: 1, gap: space[4] });

export const link = patternStyle({
  ...clampLines(2),
  ...stretched,
  borderRadius: vars.radius.control,
  ...onHover(`${root}:hover &`, { color: color.fg.act }),
});

export const small = patternStyle(type(12, "text"));
export const large = patternStyle({ ...type(14), minBlockSize: "2lh" });

export const foot = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: space[8],
});
export const fact = patternStyle({
  ...type(12),
  color: color.fg.muted,
  "@media": { [media.phone]: { display: "none" } },
});

/** A ribbon with the rank. */
export const ribbon = patternStyle({
  ...boldType(12),
  display: "grid",
  justifyItems: "center",
  flexShrink: 0,
  inlineSize: space[24],
  blockSize: space[28],
  paddingBlockStart: space[4],
  clipPath: "polygon(0 0, 100% 0, 100% 100%, 50% 78%, 0 100%)",
  backgroundColor: color.border.default,
  fontVariantNumeric: "tabular-nums",
});

/** On the podium of a ranking. */
export const largeRibbon = patternStyle({ ...boldType(16), inlineSize: space[28], blockSize: "2.125rem" });

// Metals keep their color in both color schemes, so their numbers are dark in both.
const onMetal = scene.ink;
export const medal = patternVariants({
  1: { backgroundColor: color.bg.gold, color: onMetal },
  2: { backgroundColor: color.bg.silver, color: onMetal },
  3: { backgroundColor: color.bg.bronze, color: onMetal },
});
