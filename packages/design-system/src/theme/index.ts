export {
  brandCss,
  breachesOf,
  contrastsOf,
  themeFromColor,
  type BrandValues,
  type PairContrast,
} from "./brand-from-color.ts";
export type { Palette, Theme } from "../tokens/palette.ts";
