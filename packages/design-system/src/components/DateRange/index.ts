export { DateRange, type DateRangePreset, type DateRangeProps } from "./DateRange.tsx";
export type { DateRangeValue } from "./date-text.ts";
export type { CalendarNames } from "./calendar-names.ts";
export type { DateRangeTexts } from "./texts.ts";
