export { DateRange, type DateRangePreset, type DateRangeProps } from "./DateRange.tsx";
export type { DateRangeValue } from "./date-text.ts";
export type { CalendarNames } from "../../words/calendar-names.ts";
export type { DateRangeTexts } from "../../words/components/DateRange.ts";
