export { brandCss, type BrandValues } from "./brand-css.ts";
export { breachesOf, contrastsOf, themeFromColor, type PairContrast } from "./brand-from-color.ts";
export { schemeScript, storeScheme, type ColorScheme } from "./scheme.ts";
export type { Palette, Theme } from "../tokens/palette.ts";
