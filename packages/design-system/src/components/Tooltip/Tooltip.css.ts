import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { space } = vars;

export const root = componentStyle({ position: "relative", display: "inline-flex" });

/** The padding bridges the gap, so that the pointer can reach the text (WCAG 1.4.13). */
export const tip = componentStyle({
  position: "absolute",
  zIndex: vars.z.overlay,
  insetInlineStart: "50%",
  inlineSize: "max-content",
  maxInlineSize: "16rem",
  transform: "translateX(-50%)",
  selectors: { "&:dir(rtl)": { transform: "translateX(50%)" } },
});

export const side = componentVariants({
  top: { insetBlockEnd: "100%", paddingBlockEnd: space[8] },
  bottom: { insetBlockStart: "100%", paddingBlockStart: space[8] },
});

export const words = componentStyle({
  display: "block",
  padding: `${space[6]} ${space[8]}`,
  backgroundColor: vars.color.bg.inverse,
  color: vars.color.fg.inverse,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.hover,
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
  textAlign: "center",
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});
