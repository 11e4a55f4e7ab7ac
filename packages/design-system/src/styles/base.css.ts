import "../tokens/layers.css.ts";
import "../tokens/scale.css.ts";
import "../tokens/themes/red.css.ts";
import "./bare.css.ts";
import "./forced.css.ts";

/** Order of the cascade layers. Must come before any other style if style sheets load in parts. */
export const layerOrder = "@layer ds.base, ds.reset, ds.tokens, ds.layout, ds.components, ds.patterns;";
