import { componentOverride, componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const size = componentVariants({
  sm: { inlineSize: vars.size.controlSm, padding: 0 },
  md: { inlineSize: vars.size.controlMd, padding: 0 },
  lg: { inlineSize: vars.size.controlLg, padding: 0 },
});

export const round = componentStyle({ borderRadius: vars.radius.full });

/** An icon without a box, such as a close button, is muted compared with text. */
export const quiet = componentOverride({ color: vars.color.fg.muted });
