export { PriceRange, type PriceRangeProps, type PriceRangeValue } from "./PriceRange.tsx";
export type { PriceRangeTexts } from "../../words/components/PriceRange.ts";
