import { keyframes } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });
const leave = keyframes({ to: { opacity: 0 } });

const moving = (animation: string) => `${animation} ${vars.motion.normal} ${vars.motion.ease}`;

/** Scrolls the whole dialog if it is taller than the viewport. */
export const veil = componentStyle({
  position: "fixed",
  inset: 0,
  zIndex: vars.z.overlay,
  display: "grid",
  placeItems: "center",
  padding: vars.space[16],
  overflowY: "auto",
  backgroundColor: vars.color.bg.veil,
  selectors: {
    "&[data-state='open']": { animation: moving(appear) },
    "&[data-state='closed']": { animation: `${moving(leave)} forwards` },
  },
});

export const panel = componentStyle({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  inlineSize: "100%",
  backgroundColor: vars.color.bg.floating,
  color: vars.color.fg.default,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.floating,
  // The dialog gets the initial focus. Nothing else is in view, so it needs no ring.
  outline: "1px solid transparent",
  outlineOffset: "-1px",
  selectors: { "&[data-state='open']": { animation: moving(rise) } },
});

export const size = componentVariants({
  sm: { maxInlineSize: "26.25rem" },
  md: { maxInlineSize: "35rem" },
  lg: { maxInlineSize: "45rem" },
  xl: { maxInlineSize: "57.5rem" },
});

export const head = componentStyle({
  paddingBlockStart: vars.space[24],
  paddingInline: `${vars.space[24]} ${vars.space[64]}`,
});

export const description = componentStyle({ marginBlockStart: vars.space[4], color: vars.color.fg.muted });

export const body = componentStyle({ padding: vars.space[24] });

/** The content reaches the edges; the rounded corners clip pictures. */
export const bare = componentStyle({ padding: 0, overflow: "hidden", borderRadius: "inherit" });

export const footer = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[12],
  padding: `0 ${vars.space[24]} ${vars.space[24]}`,
});

export const close = componentStyle({
  position: "absolute",
  insetBlockStart: vars.space[16],
  insetInlineEnd: vars.space[16],
});
