import { tokenName } from "./name.ts";
import type { Palette } from "./palette.ts";
import { scale, scripts } from "./scale.ts";
import { redTheme } from "./themes/red.ts";
import { tealTheme } from "./themes/teal.ts";

export interface TokenTree {
  readonly [name: string]: string | TokenTree;
}
type Flat = Record<string, string>;

const flat = (tree: TokenTree, path: readonly string[] = []): Flat =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) => {
      const here = [...path, name];
      return typeof value === "string" ? [[tokenName(here), value]] : Object.entries(flat(value, here));
    }),
  );

const palette = ({ color, shadow }: Palette): TokenTree => ({ color, shadow });

const mapValues = <Value, Result>(
  values: Record<string, Value>,
  map: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));

/** All tokens by script, theme and color scheme, as the contract nests them. */
export function tokenTrees() {
  const { fontSize, weight, ...rest } = scale;
  return {
    base: { ...rest, font: { size: fontSize, weight } } satisfies TokenTree,
    scripts: mapValues(scripts, ({ family, leading, tracking }) => ({ font: { family, leading, tracking } })),
    themes: mapValues({ red: redTheme, teal: tealTheme }, ({ light, dark }) => ({
      light: palette(light),
      dark: palette(dark),
    })),
  };
}

/** All tokens by their CSS variable names, for tools that don't read CSS: design files, emails, tests. */
export function tokensJson() {
  const { base, scripts: byScript, themes } = tokenTrees();
  return {
    base: flat(base),
    scripts: mapValues(byScript, (tree) => flat(tree)),
    themes: mapValues(themes, ({ light, dark }) => ({ light: flat(light), dark: flat(dark) })),
  };
}
