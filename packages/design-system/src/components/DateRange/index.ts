export { DateRange, type DateRangeProps, type DateRangeTexts } from "./DateRange.tsx";
export type { DateRangeValue } from "./date-text.ts";
