import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

const { size: fontSize } = vars.font;

export const root = componentStyle({
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.leading.heading,
  letterSpacing: vars.font.tracking.heading,
  textWrap: "balance",
});

export const size = componentVariants({
  14: { fontSize: fontSize[14], lineHeight: vars.font.leading.text, letterSpacing: "normal" },
  16: { fontSize: fontSize[16], lineHeight: vars.font.leading.text, letterSpacing: "normal" },
  18: { fontSize: fontSize[18] },
  20: { fontSize: fontSize[20] },
  24: { fontSize: fontSize[24] },
  30: { fontSize: fontSize[30] },
  36: { fontSize: fontSize[36] },
});
