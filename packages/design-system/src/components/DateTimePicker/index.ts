export { DateTimePicker, type DateTimePickerProps } from "./DateTimePicker.tsx";
export type { DateTimePickerTexts } from "../../words/components/DateTimePicker.ts";
