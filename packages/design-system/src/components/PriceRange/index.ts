export { PriceRange, type PriceRangeProps, type PriceRangeValue } from "./PriceRange.tsx";
export type { PriceRangeTexts } from "./texts.ts";
