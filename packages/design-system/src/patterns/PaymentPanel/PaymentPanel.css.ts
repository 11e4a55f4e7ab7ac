import { patternStyle } from "../../styles/layered.ts";
import { boldType, card, media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

export const root = patternStyle(card);

export const head = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[16],
  padding: space[24],
  borderBlockEnd: `1px solid ${color.border.default}`,
});
export const amountName = patternStyle({ ...type(14), display: "block", color: color.fg.muted });

export const clock = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: space[12],
  padding: `${space[10]} ${space[16]}`,
  borderRadius: radius.card,
  backgroundColor: color.bg.caution,
  color: color.fg.caution,
  selectors: { "&[data-urgent]": { backgroundColor: color.bg.critical, color: color.fg.critical } },
});
export const clockName = patternStyle({ ...type(12), display: "block" });
export const clockValue = patternStyle({
  ...boldType(16),
  display: "block",
  fontVariantNumeric: "tabular-nums",
});

export const body = patternStyle({ display: "grid", gap: space[16], padding: space[24] });
export const bodyHead = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[12],
});
export const title = patternStyle(boldType(16));
export const brands = patternStyle({ display: "flex", gap: space[8] });

export const actions = patternStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(160px, max-content)",
  gap: space[12],
  marginBlockStart: space[8],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const safety = patternStyle({
  ...type(12),
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[8],
  color: color.fg.muted,
});

export const brand = patternStyle({ flexShrink: 0, inlineSize: 36, blockSize: space[24] });
