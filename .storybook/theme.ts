import { create, type ThemeVars } from "storybook/theming";
import { redTheme } from "../packages/design-system/src/tokens/themes/red.ts";

const font = `"Noto Sans Variable", "Noto Sans Thai Variable", "Noto Sans Lao Variable", "Noto Sans SC Variable", sans-serif`;

const themeOf = (base: "light" | "dark"): ThemeVars => {
  const { fg, bg, border } = redTheme[base].color;
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

const light = themeOf("light");
const dark = themeOf("dark");

/** Storybook's own parts in the colors of the house. */
export const docsTheme = (scheme: "light" | "dark" | "system"): ThemeVars => {
  const isDark =
    scheme === "dark" || (scheme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  return isDark ? dark : light;
};
