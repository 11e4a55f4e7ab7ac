import { create, type ThemeVars } from "storybook/theming";
import type { Palette } from "../packages/design-system/src/tokens/palette.ts";
import { redTheme } from "../packages/design-system/src/tokens/themes/red.ts";
import { tealTheme } from "../packages/design-system/src/tokens/themes/teal.ts";

const font = `"Noto Sans Variable", "Noto Sans Thai Variable", "Noto Sans Lao Variable", "Noto Sans SC Variable", sans-serif`;

const themeOf = (base: "light" | "dark", palettes: Record<"light" | "dark", Palette>): ThemeVars => {
  const { fg, bg, border } = palettes[base].color;
  return create({
    base,
    brandTitle: "Carmine design system",
    brandTarget: "_self",
    colorPrimary: fg.act,
    colorSecondary: fg.act,
    appBg: bg.page,
    appContentBg: bg.card,
    appPreviewBg: bg.page,
    appBorderColor: border.default,
    appBorderRadius: 8,
    barBg: bg.card,
    barTextColor: fg.muted,
    barHoverColor: fg.act,
    barSelectedColor: fg.act,
    textColor: fg.default,
    textMutedColor: fg.muted,
    fontBase: font,
  });
};

const themes = {
  red: { light: themeOf("light", redTheme), dark: themeOf("dark", redTheme) },
  teal: { light: themeOf("light", tealTheme), dark: themeOf("dark", tealTheme) },
};

/** Storybook's UI in the default theme's colors. */
export const docsTheme = (
  scheme: "light" | "dark" | "system",
  brand: keyof typeof themes = "red",
): ThemeVars => {
  const isDark =
    scheme === "dark" || (scheme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  return themes[brand][isDark ? "dark" : "light"];
};
