import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({
  ...type(12, "heading"),
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space[20],
  paddingInline: space[6],
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});

export const variant = componentVariants({
  outline: { borderColor: color.border.tint, color: color.fg.act },
  solid: { backgroundColor: color.bg.act, color: color.fg.onAct },
});
