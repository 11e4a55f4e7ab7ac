import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const appear = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

/** Panel of popovers and menus. */
export const panel = componentStyle({
  zIndex: vars.z.overlay,
  backgroundColor: vars.color.bg.floating,
  color: vars.color.fg.default,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  selectors: {
    "&[data-state='open']": { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
  },
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});
