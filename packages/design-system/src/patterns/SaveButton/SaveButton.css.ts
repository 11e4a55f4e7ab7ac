import { patternStyle } from "../../styles/layered.ts";
import { onHover } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color } = vars;

export const root = patternStyle({
  borderColor: "transparent",
  backgroundColor: color.bg.card,
  color: color.fg.default,
  boxShadow: vars.shadow.hover,
  ...onHover("&:hover", { color: color.fg.act }),
  selectors: { "&[aria-pressed='true']": { color: color.fg.act } },
  "@media": {
    "(forced-colors: active)": {
      selectors: { "&[aria-pressed='true']": { backgroundColor: "Highlight", color: "HighlightText" } },
    },
  },
});
