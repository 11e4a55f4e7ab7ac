/** Words of a `DateRange`; those of months and weekdays are the browser’s, or the locale’s. */
export interface DateRangeTexts {
  start: string;
  end: string;
  /** Letters of the empty fields, put in the order of the language. */
  day: string;
  month: string;
  year: string;
  /** Name of the button with the calendar, and of the calendar. */
  open: string;
  previous: string;
  next: string;
  /** Added to the name of this day. */
  today: string;
  /** Says which calendar it is, under the days. */
  calendar: string;
  /** A text that is no day, or one outside the bounds; `{example}` is a day in the order of the language. */
  wrong: string;
}

/** Where no locale is given. */
export const english: DateRangeTexts = {
  start: "From",
  end: "To",
  day: "DD",
  month: "MM",
  year: "YYYY",
  open: "Choose dates",
  previous: "Previous month",
  next: "Next month",
  today: "today",
  calendar: "Gregorian calendar",
  wrong: "Enter a day like {example}.",
};
