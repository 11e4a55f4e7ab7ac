import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { bg, fg } = vars.color;

export const root = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  // A grid or column, such as a table cell, would stretch it.
  inlineSize: "fit-content",
  minBlockSize: vars.space[24],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.full,
  fontSize: vars.font.size[12],
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.tight,
  whiteSpace: "nowrap",
  outline: "1px solid transparent",
  outlineOffset: "-1px",
});

export const tone = componentVariants({
  caution: { backgroundColor: bg.caution, color: fg.caution },
  info: { backgroundColor: bg.info, color: fg.info },
  act: { backgroundColor: bg.tint, color: fg.act },
  success: { backgroundColor: bg.success, color: fg.success },
  critical: { backgroundColor: bg.critical, color: fg.critical },
  neutral: { backgroundColor: bg.sunken, color: fg.muted },
});
