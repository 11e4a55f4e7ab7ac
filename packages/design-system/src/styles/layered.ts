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

/** Where one stands beside the other it must stay there: the shared classes come before all own ones. */
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

/** The shared classes that say a part of a rule, and the rest of it. */
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

/** A list names what the rule builds on and changes, so it keeps all of its own. */
const makeStyle = (layer: Layer, shared?: Shared) => {
  const inLayer = wrap(layer);
  return (rule: Rule): string => {
    const parts = shared === undefined || Array.isArray(rule) ? [rule].flat() : withShared(rule, shared);
    return style(inLayer([bare, ...parts]));
  };
};

/** Beside another class, on an element that is bare already. */
const makeOverride = (layer: Layer) => {
  const inLayer = wrap(layer);
  return (rule: Rule): string => style(inLayer(rule));
};

const makeVariants = (layer: Layer) => {
  const inLayer = wrap(layer);
  return <Name extends string | number>(rules: Record<Name, Rule>): Record<Name, string> =>
    styleVariants(rules, (rule: Rule) => inLayer(rule));
};

/** Styles of rooms in `components/`: one class in the layer `ds.components`. */
export const componentStyle = makeStyle("components", sharedByComponents);
/** A class beside another of the components that changes what that one says. It keeps all of its own. */
export const componentOverride = makeOverride("components");
export const componentVariants = makeVariants("components");
export const componentGlobal = makeGlobal("components");

/** Styles of rooms in `patterns/`, above the components. */
export const patternStyle = makeStyle("patterns", sharedByPatterns);
export const patternVariants = makeVariants("patterns");
export const patternGlobal = makeGlobal("patterns");

/** Styles of layout primitives, below the components. */
export const layoutStyle = makeStyle("layout");
export const layoutVariants = makeVariants("layout");

export const resetGlobal = makeGlobal("reset");
