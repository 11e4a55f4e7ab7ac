import { patternStyle } from "../../styles/layered.ts";
import { boldType, edge, media, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

export const head = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[16],
  minBlockSize: space[56],
  paddingInline: space[24],
  paddingBlock: space[8],
  borderBlockEnd: `1px solid ${color.border.default}`,
});
export const courier = patternStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[8],
  fontVariantNumeric: "tabular-nums",
});
export const body = patternStyle({ ...type(14), display: "grid", gap: space[24], padding: space[24] });
export const withArrival = patternStyle({
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 280px", alignItems: "start" } },
});

export const box = patternStyle({
  ...edge,
  ...type(12),
  display: "grid",
  padding: space[20],
  borderRadius: radius.card,
  backgroundColor: color.bg.info,
  color: color.fg.muted,
});
export const when = patternStyle({ ...boldType(18), marginBlockStart: space[2], color: color.fg.default });
export const progress = patternStyle({
  marginBlock: `${space[8]} ${space[4]}`,
  backgroundColor: color.border.info,
  vars: { [color.bg.act]: color.fg.info },
});
export const places = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: space[8],
});
export const part = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: space[12],
  marginBlockStart: space[16],
  paddingBlockStart: space[16],
  borderBlockStart: `1px solid ${color.border.info}`,
});
export const words = patternStyle({ flex: 1, display: "grid", minInlineSize: 0 });
export const name = patternStyle({ ...boldType(14), color: color.fg.default });
export const contents = patternStyle({ ...type(14), color: color.fg.default });
export const picture = patternStyle({ inlineSize: space[40], flexShrink: 0 });
