import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { asWritten, oneLine } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg, border } = vars.color;

export const root = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  // A grid or column, such as a table cell, would stretch it.
  inlineSize: "fit-content",
  minBlockSize: vars.space[20],
  maxInlineSize: "100%",
  paddingInline: vars.space[6],
  border: "1px solid transparent",
  borderRadius: vars.radius.control,
  fontSize: vars.font.size[12],
  lineHeight: vars.font.leading.tight,
  whiteSpace: "nowrap",
});

export const variant = componentVariants({
  solid: { backgroundColor: bg.act, color: fg.onAct, fontWeight: vars.font.weight.bold },
  outline: { borderColor: border.tint, color: fg.act },
  sunken: { backgroundColor: bg.sunken, color: fg.muted },
  success: { backgroundColor: bg.success, color: fg.success },
  caution: { backgroundColor: bg.caution, color: fg.caution },
});

export const words = componentStyle({ ...oneLine, ...asWritten });
