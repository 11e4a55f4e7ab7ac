import { layoutVariants } from "../styles/layered.ts";
import { vars } from "../tokens/contract.css.ts";

const { space } = vars;

/** Gaps on the 4 px grid, by their size in px. */
export const gap = layoutVariants({
  0: { gap: 0 },
  2: { gap: space[2] },
  4: { gap: space[4] },
  6: { gap: space[6] },
  8: { gap: space[8] },
  10: { gap: space[10] },
  12: { gap: space[12] },
  16: { gap: space[16] },
  20: { gap: space[20] },
  24: { gap: space[24] },
  28: { gap: space[28] },
  32: { gap: space[32] },
  40: { gap: space[40] },
  48: { gap: space[48] },
  64: { gap: space[64] },
});

export const align = layoutVariants({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  baseline: { alignItems: "baseline" },
  stretch: { alignItems: "stretch" },
});

export const justify = layoutVariants({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});
