import { patternStyle } from "../../styles/layered.ts";
import { asWritten, card, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space, radius } = vars;

export const root = patternStyle({
  ...card,
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: space[16],
  minBlockSize: space[56],
  padding: `${space[10]} ${space[16]}`,
});

export const list = patternStyle({ display: "flex", flexWrap: "wrap", gap: space[4] });

export const item = patternStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[4],
  minBlockSize: 36,
  paddingInline: space[12],
  borderRadius: radius.control,
  color: color.fg.muted,
  ...onHover("&:hover", { color: color.fg.act }),
  selectors: {
    "&[aria-current]": {
      backgroundColor: color.bg.tint,
      color: color.fg.act,
      fontWeight: vars.font.weight.bold,
    },
  },
});

export const end = patternStyle({
  display: "flex",
  alignItems: "center",
  gap: space[8],
  color: color.fg.muted,
  fontVariantNumeric: "tabular-nums",
});
export const counter = patternStyle({ ...asWritten, marginInline: space[8] });

export const arrow = patternStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: space[32],
  blockSize: space[32],
  border: `1px solid ${color.border.strong}`,
  borderRadius: radius.control,
  color: color.fg.default,
  ...onHover("&:hover:not([aria-disabled])", { borderColor: color.fg.act, color: color.fg.act }),
  selectors: {
    "&[aria-disabled]": {
      borderColor: color.border.default,
      backgroundColor: color.bg.sunken,
      color: color.fg.muted,
    },
  },
});
