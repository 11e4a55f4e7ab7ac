import { contrast, edgePairs, shapePairs, textPairs } from "../tokens/contrast.ts";
import { tokenName } from "../tokens/name.ts";
import type { Palette, Theme } from "../tokens/palette.ts";
import { themeOf } from "../tokens/themes/brand.ts";
import { redTheme } from "../tokens/themes/red.ts";
import { hexOf, oklchOf } from "./oklch.ts";

/** Values that define a brand. */
export interface BrandValues {
  /** The primary color, `#rrggbb`. */
  act: string;
  /** Corner radii in px. */
  radius: { control: number; card: number; panel: number };
}

/**
 * Generates a theme from a primary color: its shades keep the hue, with the lightness steps of the default
 * theme.
 */
export function themeFromColor(act: string): Theme {
  const { l, c, h } = oklchOf(act);
  const step = (lightness: number, chroma: number): string => hexOf({ l: lightness, c: chroma, h });
  const shades = { act, actHover: step(l - 0.04, c), actPressed: step(l - 0.1, c * 0.9) };
  return themeOf({
    light: {
      ...shades,
      text: act,
      textHover: shades.actHover,
      textPressed: shades.actPressed,
      tint: step(0.97, Math.min(c, 0.2) * 0.08),
      tintHover: step(0.93, Math.min(c, 0.2) * 0.2),
      tintPressed: step(0.88, Math.min(c, 0.2) * 0.35),
      tintLine: step(0.88, Math.min(c, 0.2) * 0.35),
      bar: act,
      barDeep: shades.actPressed,
      range: step(0.79, c * 0.7),
    },
    dark: {
      ...shades,
      text: step(0.75, c * 0.75),
      textHover: step(0.8, c * 0.6),
      textPressed: step(0.84, c * 0.5),
      tint: step(0.24, c * 0.28),
      tintHover: step(0.28, c * 0.34),
      tintPressed: step(0.34, c * 0.42),
      tintLine: step(0.34, c * 0.42),
      bar: step(l - 0.06, c * 0.92),
      barDeep: step(l - 0.16, c * 0.8),
      range: step(0.45, c * 0.55),
    },
  });
}

/** Contrast of two colors that components use together. */
export interface PairContrast {
  scheme: "light" | "dark";
  /** For example `fg.onAct on bg.act`. */
  pair: string;
  /** WCAG 2.2 contrast ratio, 1 to 21. */
  ratio: number;
  /** Required minimum: 4.5 for text, 3 for shapes and borders. */
  minimum: number;
}

const contrastsIn = (scheme: "light" | "dark", { color }: Palette): PairContrast[] => {
  const measure = (
    group: "fg" | "border",
    pairs: readonly (readonly [string, keyof Palette["color"]["bg"]])[],
    minimum: number,
  ) =>
    pairs.map(([role, back]) => ({
      scheme,
      pair: `${group}.${role} on bg.${back}`,
      ratio: contrast((color[group] as Record<string, string>)[role] as string, color.bg[back]),
      minimum,
    }));
  return [
    ...measure("fg", textPairs, 4.5),
    ...measure("fg", shapePairs, 3),
    ...measure("border", edgePairs, 3),
  ];
};

/** Contrast of every pair of colors that components use together. */
export const contrastsOf = ({ light, dark }: Theme): PairContrast[] => [
  ...contrastsIn("light", light),
  ...contrastsIn("dark", dark),
];

/** Pairs whose contrast is too low in a theme. */
export const breachesOf = (theme: Theme): PairContrast[] =>
  contrastsOf(theme).filter(({ ratio, minimum }) => ratio < minimum);

/** Declarations that differ from the default theme. */
function declarations(own: Palette, defaults: Palette): string[] {
  const groups = ["fg", "bg", "border"] as const;
  return groups.flatMap((group) =>
    Object.entries<string>(own.color[group]).flatMap(([role, value]) =>
      value === (defaults.color[group] as Record<string, string>)[role]
        ? []
        : [`  --${tokenName(["color", group, role])}: ${value};`],
    ),
  );
}

/** Style sheet of a brand. It is outside the library's cascade layers, so it can load in any order. */
export function brandCss({ act, radius }: BrandValues): string {
  const theme = themeFromColor(act);
  const dark = declarations(theme.dark, redTheme.dark).join("\n");
  const corners = Object.entries(radius).map(([name, value]) => `  --ds-radius-${name}: ${value}px;`);
  return `:root {
${[...declarations(theme.light, redTheme.light), ...corners].join("\n")}
}
:root[data-scheme="dark"] {
${dark}
}
@media (prefers-color-scheme: dark) {
  :root:not([data-scheme]) {
${dark.replaceAll(/^/gm, "  ")}
  }
}
`;
}
