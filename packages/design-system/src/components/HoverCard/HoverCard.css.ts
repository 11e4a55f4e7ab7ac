import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const panel = componentStyle({
  zIndex: vars.z.overlay,
  maxInlineSize: "min(20rem, calc(100vw - 16px))",
  padding: vars.space[16],
  backgroundColor: vars.color.bg.floating,
  color: vars.color.fg.default,
  borderRadius: vars.radius.panel,
  boxShadow: vars.shadow.floating,
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});
