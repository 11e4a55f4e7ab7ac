import { patternStyle } from "../../styles/layered.ts";
import { boldType, card, oneLine, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = patternStyle({
  ...card,
  display: "flex",
  flexDirection: "column",
  gap: space[12],
  minBlockSize: 240,
  padding: space[16],
  ...onHover("&:hover", { boxShadow: vars.shadow.hover }),
});

/** Fills the remaining height, so that products and prices in a row align however long the text. */
export const head = patternStyle({ display: "flex", flexGrow: 1, alignItems: "center", gap: space[12] });
export const words = patternStyle({ display: "grid", gap: space[2], minInlineSize: 0 });
export const title = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space[2]} ${space[8]}`,
  minInlineSize: 0,
});
export const name = patternStyle({ ...boldType(16), ...oneLine });
export const link = patternStyle({
  borderRadius: vars.radius.control,
  ...onHover("&:hover", { color: color.fg.act }),
});
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
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: space[8],
});
export const product = patternStyle({
  display: "grid",
  justifyItems: "center",
  gap: space[6],
  borderRadius: vars.radius.control,
});
export const price = patternStyle({
  ...boldType(12),
  color: color.fg.price,
  fontVariantNumeric: "tabular-nums",
});

export const foot = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[8],
  marginBlockStart: "auto",
});

export const halves = patternStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 128px), 1fr))",
  gap: space[8],
  marginBlockStart: "auto",
});
