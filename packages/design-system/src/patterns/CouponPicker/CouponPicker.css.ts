import { patternGlobal, patternStyle } from "../../styles/layered.ts";
import { asWritten, focusRing, hiddenBox, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, font } = vars;

export const root = patternStyle(type(14));
/** Chips are closer together than plain radio buttons. */
patternGlobal(`${root} > div`, { columnGap: space[12] });

export const choice = patternStyle({
  position: "relative",
  display: "inline-flex",
  alignItems: "center",
  gap: space[6],
  minBlockSize: space[32],
  maxInlineSize: "100%",
  paddingInline: space[12],
  paddingBlock: space[4],
  border: `1px solid ${color.border.strong}`,
  borderRadius: "16px",
  backgroundColor: color.bg.card,
  cursor: "pointer",
  ...onHover("&:hover", { borderColor: color.border.act }),
  selectors: {
    "&:has(:checked)": {
      borderColor: color.border.act,
      backgroundColor: color.bg.tint,
      color: color.fg.act,
      fontWeight: font.weight.bold,
    },
    "&:has(:disabled)": { cursor: "not-allowed", color: color.fg.muted, backgroundColor: color.bg.sunken },
    "&:has(:focus-visible)": focusRing,
  },
});
export const input = patternStyle(hiddenBox);
export const tick = patternStyle({
  display: "none",
  selectors: { "input:checked + &": { display: "block" } },
});
export const words = patternStyle({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[8],
  minInlineSize: 0,
});
export const best = patternStyle({
  ...type(12),
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  color: color.fg.caution,
  fontWeight: font.weight.bold,
});
export const saving = patternStyle({
  ...asWritten,
  color: color.fg.success,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const fold = patternStyle({ ...type(12), flexBasis: "100%", color: color.fg.muted });
export const reasons = patternStyle({ display: "grid", gap: space[4], paddingBlockStart: space[4] });
export const reason = patternStyle({ display: "flex", flexWrap: "wrap", columnGap: space[8] });
export const off = patternStyle({ color: color.fg.default });
