import { contrast, edgePairs, shapePairs, textPairs } from "../tokens/contrast.ts";
import type { Palette, Theme } from "../tokens/palette.ts";
import { neutral } from "../tokens/primitive.ts";
import { darkSurface, themeOf } from "../tokens/themes/brand.ts";
import { hexOf, oklchOf, type Oklch } from "./oklch.ts";

const textMinimum = 4.5;

/**
 * Moves a color's lightness, down or up, until its contrast with all backgrounds is sufficient. Black or white
 * is the last step.
 */
const readable = (
  color: Oklch,
  backgrounds: readonly string[],
  step: 0.01 | -0.01,
  minimum = textMinimum,
): string => {
  let { l } = color;
  let hex = hexOf(color);
  while (l > 0 && l < 1 && backgrounds.some((back) => contrast(hex, back) < minimum)) {
    l += step;
    hex = hexOf({ ...color, l: Math.min(Math.max(l, 0), 1) });
  }
  return hex;
};

/** White, the ink of the light scheme, or black: the first that is readable on the color. */
const textOn = (color: string): string =>
  [neutral[0], neutral[900]].find((text) => contrast(text, color) >= textMinimum) ?? "#000000";

/** Below this chroma, a color has no visible hue. */
const grayChroma = 0.04;

/** Whether two colors of a chart can be confused: both are gray, or their hues are close. */
const areAlike = (one: string, other: string): boolean => {
  const [a, b] = [oklchOf(one), oklchOf(other)];
  if (Math.min(a.c, b.c) < grayChroma) return Math.max(a.c, b.c) < grayChroma;
  const angle = Math.abs(a.h - b.h);
  return Math.min(angle, 360 - angle) < 30;
};

/** Teal and rose, for series whose color resembles the brand's. */
const spareSeries = { light: ["#0B7A75", "#B8407A"], dark: ["#4DC2B6", "#EE8AB4"] };

/** The brand is the first series of a chart, so no other may resemble it. */
const separateSeries = (theme: Theme): Theme => {
  for (const scheme of ["light", "dark"] as const) {
    const { fg } = theme[scheme].color;
    const spare = [...spareSeries[scheme]];
    for (const role of ["chart2", "chart3", "chart4", "chart5"] as const)
      if (areAlike(fg[role], fg.act)) fg[role] = spare.shift() ?? fg[role];
  }
  return theme;
};

/**
 * Generates a theme from a primary color: its shades keep the hue, with the lightness steps of the default
 * theme. Buttons have the color itself, with dark text if it is bright; text and borders in the color are
 * darker or lighter where the background requires it.
 */
export function themeFromColor(act: string): Theme {
  const { l, c, h } = oklchOf(act);
  const chroma = Math.min(c, 0.2);
  const step = (lightness: number, ownChroma: number): Oklch => ({ l: lightness, c: ownChroma, h });
  const onAct = textOn(act);
  // States move away from the text's lightness.
  const away = onAct === neutral[0] ? -1 : 1;
  const shades = {
    act,
    actHover: hexOf(step(Math.min(l + away * 0.04, 1), c)),
    actPressed: hexOf(step(Math.min(l + away * 0.1, 1), c * 0.9)),
  };
  const bars = (lightness: number, ownChroma: number) =>
    readable(step(lightness, ownChroma), [neutral[0]], -0.01);

  const tint = hexOf(step(0.97, chroma * 0.08));
  const tintHover = hexOf(step(0.93, chroma * 0.2));
  const tintPressed = hexOf(step(0.88, chroma * 0.35));
  const light = [neutral[0], neutral[25], tint];
  const lightText = (lightness: number, ownChroma: number, ...more: string[]) =>
    readable(step(lightness, ownChroma), [...light, ...more], -0.01);

  const darkTint = hexOf(step(0.24, c * 0.28));
  const darkTintHover = hexOf(step(0.28, c * 0.34));
  const darkTintPressed = hexOf(step(0.34, c * 0.42));
  const dark = [darkSurface, neutral[950], darkTint];
  const darkText = (lightness: number, ownChroma: number, ...more: string[]) =>
    readable(step(lightness, ownChroma), [...dark, ...more], 0.01);

  return separateSeries(
    themeOf({
      light: {
        fg: {
          onAct,
          act: lightText(l, c),
          actHover: lightText(l - 0.04, c),
          actPressed: lightText(l - 0.1, c * 0.9, tintHover, tintPressed),
        },
        bg: {
          ...shades,
          tint,
          tintHover,
          tintPressed,
          bar: bars(l, c),
          barDeep: bars(l - 0.1, c * 0.9),
          range: hexOf(step(0.79, c * 0.7)),
        },
        border: { act: readable({ l, c, h }, light, -0.01, 3), tint: tintPressed },
      },
      dark: {
        fg: {
          onAct,
          act: darkText(0.75, c * 0.75),
          actHover: darkText(0.8, c * 0.6),
          actPressed: darkText(0.84, c * 0.5, darkTintHover, darkTintPressed),
        },
        bg: {
          ...shades,
          tint: darkTint,
          tintHover: darkTintHover,
          tintPressed: darkTintPressed,
          bar: bars(l - 0.06, c * 0.92),
          barDeep: bars(l - 0.16, c * 0.8),
          range: hexOf(step(0.45, c * 0.55)),
        },
        border: { act: readable({ l, c, h }, dark, 0.01, 3), tint: darkTintPressed },
      },
    }),
  );
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
