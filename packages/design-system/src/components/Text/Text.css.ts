import { createVar } from "@vanilla-extract/css";
import { componentStyle, componentVariants } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

/** Maximum number of visible lines; set inline by the component. */
export const lines = createVar();

const { size: fontSize, leading } = vars.font;

export const size = componentVariants({
  11: { fontSize: fontSize[11], lineHeight: leading.tight },
  12: { fontSize: fontSize[12], lineHeight: leading.text },
  14: { fontSize: fontSize[14], lineHeight: leading.text },
  16: { fontSize: fontSize[16], lineHeight: leading.text },
  18: { fontSize: fontSize[18], lineHeight: leading.text },
  20: { fontSize: fontSize[20], lineHeight: leading.heading },
  24: { fontSize: fontSize[24], lineHeight: leading.heading },
  30: { fontSize: fontSize[30], lineHeight: leading.heading },
});

/** For single-line rows and dense cards. */
export const tight = componentStyle({ lineHeight: leading.tight });

const { fg } = vars.color;

export const tone = componentVariants({
  inherit: { color: "inherit" },
  default: { color: fg.default },
  muted: { color: fg.muted },
  act: { color: fg.act },
  price: { color: fg.price },
  critical: { color: fg.critical },
  success: { color: fg.success },
  caution: { color: fg.caution },
  info: { color: fg.info },
});

export const strong = componentStyle({ fontWeight: vars.font.weight.bold });
export const struck = componentStyle({ textDecoration: "line-through" });
export const numeric = componentStyle({ fontVariantNumeric: "tabular-nums" });
export const balanced = componentStyle({ textWrap: "balance" });
export const block = componentStyle({ display: "block" });
export const align = componentVariants({
  start: { textAlign: "start" },
  center: { textAlign: "center" },
  end: { textAlign: "end" },
});

export const clamped = componentStyle({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: lines,
  overflow: "hidden",
  overflowWrap: "anywhere",
});
