import { componentStyle } from "../../styles/layered.ts";
import { vars } from "../../tokens/contract.css.ts";

export const root = componentStyle({
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[aria-pressed='true']:enabled": {
          backgroundColor: "Highlight",
          borderColor: "Highlight",
          color: "HighlightText",
          forcedColorAdjust: "none",
        },
      },
    },
  },
});

export const icon = componentStyle({
  selectors: { [`${root}[aria-pressed='true'] > &`]: { fill: "currentColor" } },
});

/** A square as high as the button. */
export const square = componentStyle({ aspectRatio: "1", padding: 0, borderRadius: vars.radius.full });
