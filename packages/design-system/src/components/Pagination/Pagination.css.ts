import { componentOverride, componentStyle } from "../../styles/layered.ts";
import { ease, onHover, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = componentStyle({
  ...type(14),
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
});

export const list = componentStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[8],
});

export const page = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[6],
  minInlineSize: space[40],
  minBlockSize: space[40],
  paddingInline: space[8],
  border: `1px solid ${color.border.strong}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.bg.card,
  fontVariantNumeric: "tabular-nums",
  transition: ease("border-color", "color", "background-color"),
  ...onHover("&:hover:not([aria-current], [aria-disabled])", {
    borderColor: color.fg.act,
    color: color.fg.act,
  }),
  selectors: {
    "&[aria-current]": {
      borderColor: color.bg.act,
      backgroundColor: color.bg.act,
      color: color.fg.onAct,
      fontWeight: vars.font.weight.bold,
    },
    "&[aria-disabled]": {
      borderColor: color.border.default,
      backgroundColor: color.bg.sunken,
      color: color.fg.muted,
    },
  },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[aria-current]": { border: "3px solid Highlight" } } },
  },
});

export const worded = componentOverride({ paddingInline: space[12] });
export const gap = componentStyle({ paddingInline: space[4], color: color.fg.muted });

export const goTo = componentStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: space[8],
  marginInlineStart: space[8],
  color: color.fg.muted,
});

export const goToField = componentStyle({
  inlineSize: space[48],
  blockSize: space[40],
  paddingInline: space[4],
  border: `1px solid ${color.border.field}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.bg.card,
  color: color.fg.default,
  textAlign: "center",
  appearance: "textfield",
});
