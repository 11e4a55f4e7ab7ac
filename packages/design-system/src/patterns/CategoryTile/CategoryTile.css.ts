import { patternStyle } from "../../styles/layered.ts";
import { clampLines, ease, onHover, stretched, type } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, space } = vars;

export const root = patternStyle({
  position: "relative",
  display: "grid",
  justifyItems: "center",
  alignContent: "start",
  gap: space[8],
  textAlign: "center",
});

export const picture = patternStyle({
  inlineSize: "100%",
  overflow: "hidden",
  borderRadius: vars.radius.full,
  "@media": {
    "(prefers-reduced-motion: no-preference)": {
      transition: ease("transform"),
      selectors: { [`${root}:hover &`]: { transform: "scale(1.03)" } },
    },
  },
});

export const link = patternStyle({
  ...type(14),
  ...stretched,
  ...onHover("&:hover", { color: color.fg.act }),
});

export const name = patternStyle(clampLines(2));

export const count = patternStyle({ ...type(12), color: color.fg.muted });
