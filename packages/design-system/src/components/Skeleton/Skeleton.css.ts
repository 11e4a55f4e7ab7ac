import { createVar, keyframes } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const width = createVar();
export const height = createVar();

const breathe = keyframes({ "50%": { opacity: 0.5 } });

export const root = componentStyle({
  display: "block",
  inlineSize: width,
  blockSize: height,
  maxInlineSize: "100%",
  backgroundColor: vars.color.bg.sunken,
  "@media": {
    "(prefers-reduced-motion: no-preference)": { animation: `${breathe} 1600ms ease-in-out infinite` },
    "(forced-colors: active)": { border: "1px solid GrayText" },
  },
});

export const shape = componentVariants({
  block: { borderRadius: vars.radius.control },
  card: { borderRadius: vars.radius.card },
  pill: { borderRadius: vars.radius.full },
});
