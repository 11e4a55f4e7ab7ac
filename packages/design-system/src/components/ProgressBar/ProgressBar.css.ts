import { createVar, fallbackVar } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Fraction from 0 to 1, set inline by the component. */
export const share = createVar();

/** Colors of the filled part and of the rest, for components built on this one. */
export const fill = createVar();
export const track = createVar();

export const root = componentStyle({
  inlineSize: "100%",
  overflow: "hidden",
  backgroundColor: fallbackVar(track, vars.color.border.default),
  borderRadius: vars.radius.full,
  "@media": { "(forced-colors: active)": { border: "1px solid CanvasText" } },
});

export const size = componentVariants({
  sm: { blockSize: vars.space[4] },
  md: { blockSize: vars.space[6] },
  lg: { blockSize: vars.space[8] },
});

export const bar = componentStyle({
  blockSize: "100%",
  backgroundColor: fallbackVar(fill, vars.color.bg.act),
  borderRadius: "inherit",
  transform: `scaleX(${share})`,
  transformOrigin: "left",
  transition: `transform ${vars.motion.normal} ${vars.motion.ease}`,
  selectors: { "&:dir(rtl)": { transformOrigin: "right" } },
  "@media": { "(forced-colors: active)": { backgroundColor: "Highlight" } },
});
