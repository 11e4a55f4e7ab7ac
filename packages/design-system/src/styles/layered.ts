import { style, styleVariants, type ComplexStyleRule, type StyleRule } from "@vanilla-extract/css";
import { layers } from "../tokens/layers.css.ts";
import { makeGlobal } from "../tokens/layer-global.ts";
import { bare } from "./bare.css.ts";
import { sharedByComponents, sharedByPatterns } from "./shared.css.ts";
import { sharedRules } from "./shared.ts";

type Layer = keyof typeof layers;
type Rule = StyleRule | (string | StyleRule)[];

const wrap =
  (layer: Layer) =>
  (rule: Rule): ComplexStyleRule => {
    if (!Array.isArray(rule)) return { "@layer": { [layers[layer]]: rule } };
    return rule.map((part) => (typeof part === "string" ? part : { "@layer": { [layers[layer]]: part } }));
  };

type Shared = Record<keyof typeof sharedRules, string>;

/**
 * Shorthands that override each property. A rule that sets both keeps them together, because shared classes
 * precede its own.
 */
const shorthands: Readonly<Record<string, readonly string[]>> = {
  alignContent: ["placeContent"],
  alignItems: ["placeItems"],
  backgroundColor: ["background"],
  borderBlockEnd: ["border", "borderBlock", "borderColor", "borderStyle", "borderWidth"],
  borderBlockStart: ["border", "borderBlock", "borderColor", "borderStyle", "borderWidth"],
  flexDirection: ["flexFlow"],
  flexShrink: ["flex"],
  fontSize: ["font"],
  fontWeight: ["font"],
  fontVariantNumeric: ["font"],
  justifyContent: ["placeContent"],
  justifyItems: ["placeItems"],
  lineHeight: ["font"],
  marginBlock: ["margin"],
  marginBlockStart: ["margin", "marginBlock"],
  marginInlineStart: ["margin", "marginInline"],
  paddingBlock: ["padding"],
  paddingInline: ["padding"],
};

/** Extracts shared classes from a rule, and returns them with the remaining declarations. */
const withShared = (rule: StyleRule, shared: Shared): (string | StyleRule)[] => {
  const rest = new Map<string, unknown>(Object.entries(rule));
  const classes: string[] = [];
  for (const [name, common] of Object.entries(sharedRules)) {
    const has = Object.entries(common).every(
      ([property, value]) =>
        rest.get(property) === value && !shorthands[property]?.some((shorthand) => rest.has(shorthand)),
    );
    if (!has) continue;
    classes.push(shared[name as keyof Shared]);
    for (const property of Object.keys(common)) rest.delete(property);
  }
  return [...classes, ...(rest.size > 0 ? [Object.fromEntries(rest) as StyleRule] : [])];
};

/** A rule given as a list composes other classes, so it keeps all its declarations. */
const makeStyle = (layer: Layer, shared?: Shared) => {
  const inLayer = wrap(layer);
  return (rule: Rule): string => {
    const parts = shared === undefined || Array.isArray(rule) ? [rule].flat() : withShared(rule, shared);
    return style(inLayer([bare, ...parts]));
  };
};

/** For an element that already has the bare class from another style. */
const makeOverride = (layer: Layer) => {
  const inLayer = wrap(layer);
  return (rule: Rule): string => style(inLayer(rule));
};

const makeVariants = (layer: Layer) => {
  const inLayer = wrap(layer);
  return <Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string> =>
    styleVariants(rules, (rule: Rule) => inLayer(rule));
};

/** Styles of folders in `components/`: one class in the layer `ds.components`. */
export const componentStyle = makeStyle("components", sharedByComponents);
/** A class that overrides another component class on the same element. It keeps all its declarations. */
export const componentOverride = makeOverride("components");
export const componentVariants = makeVariants("components");
export const componentGlobal = makeGlobal("components");

/** Styles of folders in `patterns/`, above the components. */
export const patternStyle = makeStyle("patterns", sharedByPatterns);
export const patternVariants = makeVariants("patterns");
export const patternGlobal = makeGlobal("patterns");

/** Styles of layout primitives, below the components. */
export const layoutStyle = makeStyle("layout");
export const layoutVariants = makeVariants("layout");

export const resetGlobal = makeGlobal("reset");
