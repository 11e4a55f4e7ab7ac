import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { mirroredInRtl } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({ flexShrink: 0, display: "inline-block", verticalAlign: "middle" });

export const mirrored = componentStyle(mirroredInRtl);

export const size = componentVariants({
  xs: { inlineSize: "0.875rem", blockSize: "0.875rem" },
  sm: { inlineSize: vars.size.iconSm, blockSize: vars.size.iconSm },
  md: { inlineSize: vars.size.iconMd, blockSize: vars.size.iconMd },
  lg: { inlineSize: vars.size.iconLg, blockSize: vars.size.iconLg },
  xl: { inlineSize: vars.space[32], blockSize: vars.space[32] },
});
