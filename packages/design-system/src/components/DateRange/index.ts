export { DateRange, type DateRangePreset, type DateRangeProps, type DateRangeTexts } from "./DateRange.tsx";
export type { DateRangeValue } from "./date-text.ts";
export type { CalendarNames } from "./calendar-names.ts";
