import { componentGlobal, componentStyle } from "../../styles/layered.ts";
import { media } from "../../styles/mixins.ts";
import { vars } from "../../tokens/contract.css.ts";

const { color, font, space } = vars;

export const root = componentStyle({
  display: "inline-flex",
  minInlineSize: 0,
  alignItems: "center",
  gap: space[12],
  borderRadius: vars.radius.control,
  color: color.fg.default,
});

export const mark = componentStyle({
  flexShrink: 0,
  blockSize: 52,
  color: color.bg.act,
  "@media": { "(forced-colors: active)": { color: "CanvasText" } },
});

// A custom mark fills this height; a grid row would grow with a large picture.
componentGlobal(`${mark}:is(span)`, { display: "flex" });
componentGlobal(`${mark}:is(span) > *`, { blockSize: "100%" });

export const rim = componentStyle({ stroke: color.bg.card });

export const words = componentStyle({ display: "grid", minInlineSize: 0 });

export const name = componentStyle({
  fontSize: `calc(${vars.font.size[30]} - 2px)`,
  fontWeight: font.weight.bold,
  lineHeight: 1,
  letterSpacing: "-0.02em",
  whiteSpace: "nowrap",
  // Doesn't clip descenders.
  overflowX: "clip",
  textOverflow: "ellipsis",
  "@media": { [media.phone]: { fontSize: font.size[20] } },
});

export const claim = componentStyle({
  marginBlockStart: space[4],
  fontSize: font.size[11],
  lineHeight: font.leading.tight,
  letterSpacing: "0.17em",
  textTransform: "uppercase",
  color: color.fg.muted,
  whiteSpace: "nowrap",
  selectors: {
    ":is(:lang(zh), :lang(th), :lang(lo)) &": { fontSize: font.size[12], letterSpacing: 0 },
  },
  "@media": { [media.phone]: { display: "none" } },
});
