import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, border, fg } = vars.color;
const track = { inline: "2.25rem", block: "1.25rem" };

export const input = componentStyle({
  appearance: "none",
  flexShrink: 0,
  inlineSize: track.inline,
  blockSize: track.block,
  padding: vars.space[2],
  borderRadius: vars.radius.full,
  backgroundColor: fg.faint,
  cursor: "inherit",
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&::after": {
      content: "''",
      display: "block",
      inlineSize: vars.space[16],
      blockSize: vars.space[16],
      borderRadius: vars.radius.full,
      backgroundColor: fg.onAct,
      transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    },
    "&:checked": { backgroundColor: bg.act },
    "&:checked::after": { transform: "translateX(100%)" },
    "&:checked:dir(rtl)::after": { transform: "translateX(-100%)" },
    "&:disabled": { backgroundColor: border.strong },
    "&:disabled:checked": { backgroundColor: bg.range },
  },
  // Forced colors remove our fills, so the browser draws its own check mark.
  "@media": {
    "(forced-colors: active)": { appearance: "auto", selectors: { "&::after": { display: "none" } } },
  },
});
