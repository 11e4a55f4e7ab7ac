import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({
  borderRadius: vars.radius.control,
  textUnderlineOffset: "0.2em",
  transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    "&:hover": { color: vars.color.fg.actHover },
    "&:active": { color: vars.color.fg.actPressed },
  },
});

export const tone = componentVariants({
  act: { color: vars.color.fg.act },
  default: { color: vars.color.fg.default },
  muted: { color: vars.color.fg.muted },
  inherit: { color: "inherit" },
});

export const strong = componentStyle({ fontWeight: vars.font.weight.bold });

/** In a sentence, color alone must not distinguish a link from text. */
export const underlined = componentStyle({ textDecoration: "underline" });

export const withIcon = componentStyle({ display: "inline-flex", alignItems: "center", gap: vars.space[4] });
