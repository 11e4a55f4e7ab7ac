import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered.ts";
import { ease, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const appear = keyframes({ from: { opacity: 0 } });

export const root = componentStyle({ position: "relative" });

export const content = componentStyle({
  transition: ease("opacity"),
  selectors: { "&[inert]": { opacity: 0.4, transitionDelay: "200ms" } },
});

export const status = componentStyle({ display: "contents" });

export const veil = componentStyle({
  position: "absolute",
  zIndex: 1,
  inset: 0,
  display: "grid",
  grid: "minmax(0, 1fr) / minmax(0, 1fr)",
  placeItems: "center",
  animation: `${appear} ${vars.motion.normal} ${vars.motion.ease} 200ms backwards`,
  "@media": { "(prefers-reduced-motion: reduce)": { animation: "none" } },
});

/** Centered, and in view while a long content scrolls. */
export const box = componentStyle({
  ...type(14),
  position: "sticky",
  insetBlock: vars.space[24],
  display: "grid",
  justifyItems: "center",
  gap: vars.space[8],
  padding: `${vars.space[16]} ${vars.space[24]}`,
  maxInlineSize: "100%",
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.bg.floating,
  boxShadow: vars.shadow.floating,
  color: vars.color.fg.default,
  fontWeight: vars.font.weight.bold,
  textAlign: "center",
  overflowWrap: "anywhere",
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});

export const spinner = componentStyle({ color: vars.color.fg.act });
