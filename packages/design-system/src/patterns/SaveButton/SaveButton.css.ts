import { patternStyle } from "../../styles/layered.ts";
import { ease, onHover } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = patternStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: space[32],
  blockSize: space[32],
  borderRadius: vars.radius.full,
  backgroundColor: color.bg.card,
  color: color.fg.default,
  boxShadow: vars.shadow.hover,
  transition: ease("color", "opacity"),
  ...onHover("&:hover", { color: color.fg.act }),
  selectors: { "&[aria-pressed='true']": { color: color.fg.act } },
});

export const filled = patternStyle({ fill: "currentColor" });
