import { createVar } from "@vanilla-extract/css";
import { patternStyle } from "../../styles/layered.ts";
import { asWritten, ease, media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";
import { magnification } from "./lens.ts";

const { color, space, radius } = vars;

/** Left and top edge of the lens, in percent of the picture. */
export const lensX = createVar();
export const lensY = createVar();

/** Magnification of the detail, limited by the loaded file. */
export const lensTimes = createVar();

/** Side of the lens, and size of the whole picture in the detail. */
const side = `calc(100% / ${lensTimes})`;
const whole = `calc(100% * ${lensTimes})`;

export const root = patternStyle({ inlineSize: "100%", maxInlineSize: 456 });

export const frame = patternStyle({ vars: { [lensTimes]: String(magnification) }, position: "relative" });

export const stage = patternStyle({
  position: "relative",
  overflow: "hidden",
  borderRadius: radius.card,
  touchAction: "pan-y pinch-zoom",
});

export const enlarge = patternStyle({
  display: "block",
  inlineSize: "100%",
  cursor: "zoom-in",
  outlineOffset: "-4px",
});

export const film = patternStyle({ aspectRatio: "1" });

/** Only wide screens have space for the detail next to the picture. */
const wide = "(hover: hover) and (min-width: 1000px)";

export const lens = patternStyle({
  position: "absolute",
  insetBlockStart: lensY,
  // A physical position, because the lens follows the mouse.
  left: lensX,
  inlineSize: side,
  aspectRatio: "1",
  border: `1px solid ${scene.white}`,
  outline: `1px solid ${scene.smoke}`,
  boxShadow: `0 0 0 100vmax ${scene.smoke}`,
  pointerEvents: "none",
  display: "none",
  "@media": { [wide]: { selectors: { [`${frame}[data-lens] &`]: { display: "block" } } } },
});

export const detail = patternStyle({
  display: "none",
  position: "absolute",
  zIndex: vars.z.sticky,
  insetBlockStart: 0,
  insetInlineStart: `calc(100% + ${space[12]})`,
  inlineSize: "100%",
  aspectRatio: "1",
  overflow: "hidden",
  direction: "ltr",
  borderRadius: radius.card,
  backgroundColor: color.bg.studio,
  boxShadow: vars.shadow.floating,
  pointerEvents: "none",
  "@media": { [wide]: { selectors: { [`${frame}[data-lens] &`]: { display: "block" } } } },
});

export const enlarged = patternStyle({
  inlineSize: whole,
  transform: `translate(calc(-1 * ${lensX}), calc(-1 * ${lensY}))`,
});

const pill = {
  ...type(12),
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  minBlockSize: space[32],
  paddingInline: space[12],
  borderRadius: radius.full,
  pointerEvents: "none" as const,
  fontVariantNumeric: "tabular-nums",
};

export const counter = patternStyle({
  ...asWritten,
  ...pill,
  position: "absolute",
  insetBlockEnd: space[12],
  insetInlineStart: space[12],
  backgroundColor: color.bg.veil,
  color: scene.white,
});

export const hint = patternStyle({
  ...pill,
  position: "absolute",
  insetBlockEnd: space[12],
  insetInlineEnd: space[12],
  backgroundColor: color.bg.card,
  transition: ease("opacity"),
  selectors: { [`${frame}[data-lens] &`]: { opacity: 0 } },
  "@media": { [`(hover: none), ${media.phone}`]: { display: "none" } },
});

export const strip = patternStyle({ marginBlockStart: space[12] });

/** Six per row, five on phones. */
const share = (count: number): string => `calc((100% - ${count - 1} * ${space[8]}) / ${count})`;

export const thumb = patternStyle({
  inlineSize: share(6),
  "@media": { [media.phone]: { inlineSize: share(5) } },
});
