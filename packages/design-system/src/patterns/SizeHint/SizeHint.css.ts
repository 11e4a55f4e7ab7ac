import { patternStyle } from "../../styles/layered.ts";
import { asWritten, boldType, card, ease, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = patternStyle({
  ...card,
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space[12],
  rowGap: space[8],
  minBlockSize: space[56],
  padding: `${space[10]} ${space[16]}`,
});

export const label = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  color: color.fg.muted,
});

export const chip = patternStyle({
  ...asWritten,
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  minBlockSize: space[32],
  paddingInline: space[12],
  border: `1px solid ${color.border.strong}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.bg.card,
  transition: ease("border-color", "color"),
  ...onHover("&:hover", { borderColor: color.fg.act, color: color.fg.act }),
});

export const current = patternStyle([
  chip,
  {
    ...boldType(14),
    border: `2px solid ${color.border.act}`,
    backgroundColor: color.bg.tint,
    color: color.fg.act,
  },
]);

export const others = patternStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: space[8],
  // A divider between the size and similar ones.
  paddingInlineStart: space[12],
  borderInlineStart: `1px solid ${color.border.default}`,
});

export const asText = patternStyle({
  ...type(12),
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: space[32],
  marginInlineStart: "auto",
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.act }),
});
