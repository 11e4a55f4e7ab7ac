import { tokenName } from "./name.ts";
import type { Palette } from "./palette.ts";
import { scale, scripts } from "./scale.ts";
import { redTheme } from "./themes/red.ts";
import { tealTheme } from "./themes/teal.ts";

type Tree = { readonly [name: string]: string | Tree };
type Flat = Record<string, string>;

const flat = (tree: Tree, path: readonly string[] = []): Flat =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]) => {
      const here = [...path, name];
      return typeof value === "string" ? [[tokenName(here), value]] : Object.entries(flat(value, here));
    }),
  );

const palette = ({ color, shadow }: Palette): Flat => flat({ color, shadow });

/** All tokens by their CSS variable names, for tools that don't read CSS: design files, emails, tests. */
export function tokensJson() {
  const { fontSize, weight, ...rest } = scale;
  const themeNames = { red: redTheme, teal: tealTheme };
  return {
    base: flat({ ...rest, font: { size: fontSize, weight } }),
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([name, { family, leading, tracking }]) => [
        name,
        flat({ font: { family, leading, tracking } }),
      ]),
    ),
    themes: Object.fromEntries(
      Object.entries(themeNames).map(([name, { light, dark }]) => [
        name,
        { light: palette(light), dark: palette(dark) },
      ]),
    ),
  };
}
