import {
  globalStyle,
  style,
  styleVariants,
  type ComplexStyleRule,
  type StyleRule,
} from "@vanilla-extract/css";
import { layers } from "../tokens/layers.css.ts";

type Layer = keyof typeof layers;
type Rule = StyleRule | [...string[], StyleRule];

const wrap =
  (layer: Layer) =>
  (rule: Rule): ComplexStyleRule => {
    if (!Array.isArray(rule)) return { "@layer": { [layers[layer]]: rule } };
    const own = rule[rule.length - 1] as StyleRule;
    return [...(rule.slice(0, -1) as string[]), { "@layer": { [layers[layer]]: own } }];
  };

const makeStyle = (layer: Layer) => {
  const inLayer = wrap(layer);
  return (rule: Rule): string => style(inLayer(rule));
};

const makeVariants = (layer: Layer) => {
  const inLayer = wrap(layer);
  return <Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string> =>
    styleVariants(rules, (rule: Rule) => inLayer(rule));
};

const makeGlobal =
  (layer: Layer) =>
  (selector: string, rule: StyleRule): void =>
    globalStyle(selector, { "@layer": { [layers[layer]]: rule } });

/** Styles of rooms in `components/`: one class in the layer `ds.components`. */
export const componentStyle = makeStyle("components");
export const componentVariants = makeVariants("components");
export const componentGlobal = makeGlobal("components");

/** Styles of rooms in `patterns/`, above the components. */
export const patternStyle = makeStyle("patterns");
export const patternVariants = makeVariants("patterns");
export const patternGlobal = makeGlobal("patterns");

/** Styles of layout primitives, below the components. */
export const layoutStyle = makeStyle("layout");
export const layoutVariants = makeVariants("layout");

export const resetGlobal = makeGlobal("reset");
export const tokensGlobal = makeGlobal("tokens");
