/** Texts of `DateTimePicker`. The texts of the calendar are those of `DateRange` and `DatePicker`. */
export interface DateTimePickerTexts {
  /** Labels of both fields, for screen readers. */
  date: string;
  time: string;
  /** Names the time zone for screen readers. */
  zone: string;
  /** Error for an invalid time; `{example}` is a time in the language's format. */
  wrongTime: string;
  /** Error for a moment before `min` or after `max`. */
  outOfRange: string;
}

/** Default without a locale. */
export const english: DateTimePickerTexts = {
  date: "Date",
  time: "Time",
  zone: "Time zone",
  wrongTime: "Enter a time like {example}.",
  outOfRange: "Choose another date or time.",
};
