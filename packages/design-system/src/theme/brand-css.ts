import { tokenName } from "../tokens/name.ts";
import type { Palette } from "../tokens/palette.ts";
import { scripts } from "../tokens/scale.ts";
import { colorScheme } from "../tokens/themes/color-scheme.ts";
import { themeFromColor } from "./brand-from-color.ts";

/** Values that define a brand. */
export interface BrandValues {
  /** The primary color, `#rrggbb`. */
  act: string;
  /** Corner radii in px. */
  radius: { control: number; card: number; panel: number };
  /** Value of `data-theme`, such as `ocean`. Without it, the brand replaces the default theme. */
  name?: string;
  /** Font family before the fallbacks of each script, such as `Inter`. */
  font?: string;
  /** Height of controls: 32, 40 and 48 px, or 4 px less. @default "comfortable" */
  density?: "comfortable" | "compact";
}

const controlHeights = { sm: 28, md: 36, lg: 44 };

const rule = (selectors: readonly string[], declarations: readonly string[]): string =>
  `${selectors.join(",\n")} {\n${declarations.map((line) => `  ${line};\n`).join("")}}\n`;

const colorsOf = ({ color, shadow }: Palette, scheme: "light" | "dark"): string[] => [
  ...Object.entries(color).flatMap(([group, roles]) =>
    Object.entries<string>(roles).map(([role, value]) => `--${tokenName(["color", group, role])}: ${value}`),
  ),
  ...Object.entries(shadow).map(([name, value]) => `--${tokenName(["shadow", name])}: ${value}`),
  `${colorScheme}: ${scheme}`,
];

/** The font family depends on the language, so each script needs its own rule. */
const fontRules = (themes: readonly string[], font: string): string[] =>
  Object.entries(scripts).map(([script, { family }]) => {
    const language = script === "latin" ? "" : `[lang|="${script}"]`;
    const nested = script === "latin" ? "[lang]" : language;
    return rule(
      themes.flatMap((theme) => [`${theme}${language}`, `${theme} ${nested}`]),
      [`--ds-font-family: ${JSON.stringify(font)}, ${family}`],
    );
  });

/**
 * Style sheet of a brand, in both color schemes. Like the library's themes, it applies to every element with
 * the brand's `data-theme`. It is outside the cascade layers, so it can load in any order.
 */
export function brandCss({ act, radius, name, font, density }: BrandValues): string {
  const theme = themeFromColor(act);
  const themes =
    name === undefined ? [":root:not([data-theme])", '[data-theme="red"]'] : [`[data-theme="${name}"]`];
  const on = (suffix: string): string[] => themes.map((selector) => `${selector}${suffix}`);
  const sizes = [
    ...Object.entries(radius).map(([corner, value]) => `--ds-radius-${corner}: ${value}px`),
    ...(density === "compact"
      ? Object.entries(controlHeights).map(([size, value]) => `--ds-size-control-${size}: ${value}px`)
      : []),
  ];
  const dark = colorsOf(theme.dark, "dark");
  const system = rule(on(":not([data-scheme])"), dark).replaceAll(/^(?=.)/gm, "  ");
  return [
    rule(themes, [...colorsOf(theme.light, "light"), ...sizes]),
    rule(on('[data-scheme="dark"]'), dark),
    `@media (prefers-color-scheme: dark) {\n${system}}\n`,
    ...(font === undefined ? [] : fontRules(themes, font)),
  ].join("");
}
