import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({
  flexShrink: 0,
  inlineSize: vars.space[24],
  blockSize: vars.space[16],
  objectFit: "cover",
  borderRadius: "2px",
  // Separates a flag's white areas from a white page.
  outline: `1px solid ${vars.color.border.default}`,
  outlineOffset: "-1px",
  backgroundColor: vars.color.bg.sunken,
  forcedColorAdjust: "none",
});
