import { createVar } from "@vanilla-extract/css";
import { patternStyle } from "../../styles/layered.ts";
import { ease, media, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";
import { scene } from "../../tokens/scene.ts";

const { color, space, radius, motion } = vars;

/** Where the lens looks, in percent of the picture. */
export const lensX = createVar();
export const lensY = createVar();

export const root = patternStyle({ inlineSize: "100%", maxInlineSize: 456 });

export const stage = patternStyle({
  position: "relative",
  overflow: "hidden",
  borderRadius: radius.card,
  cursor: "zoom-in",
  touchAction: "pan-y pinch-zoom",
});

/** The lens is the picture itself, larger, under the pointer: nothing else is covered. */
export const picture = patternStyle({
  vars: { [lensX]: "50%", [lensY]: "50%" },
  transformOrigin: `${lensX} ${lensY}`,
  transition: `transform ${motion.normal} ${motion.ease}`,
  selectors: { [`${stage}[data-lens] &`]: { transform: "scale(2.2)" } },
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
  selectors: { [`${stage}[data-lens] &`]: { opacity: 0 } },
  "@media": { "(hover: none)": { display: "none" } },
});

export const thumbs = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: space[8],
  marginBlockStart: space[12],
  "@media": { [media.phone]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" } },
});

export const thumb = patternStyle({
  display: "block",
  inlineSize: "100%",
  overflow: "hidden",
  border: "2px solid transparent",
  borderRadius: radius.control,
  ...onHover("&:hover", { borderColor: color.border.tint }),
  selectors: { "&[aria-selected='true']": { borderColor: color.border.act } },
});
