import { patternStyle } from "../../styles/layered.ts";
import { boldType, card, media, oneLine, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = patternStyle({
  ...card,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[16],
  minBlockSize: 104,
  padding: space[16],
});

export const words = patternStyle({ display: "grid", gap: space[2], flex: 1, minInlineSize: 180 });
export const name = patternStyle({ ...boldType(16), ...oneLine });
export const link = patternStyle({
  paddingBlock: space[2],
  borderRadius: vars.radius.control,
  ...onHover("&:hover", { color: color.fg.act }),
});
export const summary = patternStyle({ ...type(12), color: color.fg.muted });
export const facts = patternStyle({
  ...type(12),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[8],
  color: color.fg.muted,
});
export const score = patternStyle({ color: color.fg.default, fontWeight: vars.font.weight.bold });

export const products = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(4, 72px)",
  gap: space[8],
  "@media": { [media.phone]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", inlineSize: "100%" } },
});
export const product = patternStyle({ display: "block", borderRadius: vars.radius.control });
export const actions = patternStyle({
  display: "grid",
  gap: space[8],
  minInlineSize: 112,
  maxInlineSize: 160,
});
