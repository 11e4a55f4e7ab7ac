export { DatePicker, type DatePickerProps } from "./DatePicker.tsx";
export type { DatePreset } from "./CalendarButton.tsx";
export type { DatePickerTexts } from "../../words/components/DatePicker.ts";
