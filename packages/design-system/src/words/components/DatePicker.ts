/** Texts of `DatePicker`. The texts of the calendar are those of `DateRange`. */
export interface DatePickerTexts {
  /** Label of the calendar button and the calendar. */
  choose: string;
}

/** Default without a locale. */
export const english: DatePickerTexts = { choose: "Choose a date" };
