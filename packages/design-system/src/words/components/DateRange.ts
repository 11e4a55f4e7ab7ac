/** Texts of `DateRange`. Month and weekday names come from the browser or the locale. */
export interface DateRangeTexts {
  start: string;
  end: string;
  /** Placeholder letters of the empty fields, arranged in the language's order. */
  day: string;
  month: string;
  year: string;
  /** Label of the calendar button and the calendar. */
  open: string;
  previous: string;
  next: string;
  /** Appended to today's accessible name. */
  today: string;
  /** Names the calendar, under the days. */
  calendar: string;
  /** Names the calendar if years are in the Buddhist era, as in Thai. */
  buddhist: string;
  /** Error for an invalid or out-of-bounds day; `{example}` is a date in the language's order. */
  wrong: string;
}

/** Default without a locale. */
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
  buddhist: "Buddhist calendar",
  wrong: "Enter a date like {example}.",
};
