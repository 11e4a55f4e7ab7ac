import { globalStyle, type StyleRule } from "@vanilla-extract/css";
import { layers } from "./layers.css.ts";

/** Creates a function that writes global rules into a cascade layer. */
export const makeGlobal =
  (layer: keyof typeof layers) =>
  (selector: string, rule: StyleRule): void =>
    globalStyle(selector, { "@layer": { [layers[layer]]: rule } });

export const tokensGlobal = makeGlobal("tokens");
