import { CalendarDate, getDayOfWeek, startOfWeek } from "@internationalized/date";
import { buddhistYearsAhead, calendarOf } from "./date-text.ts";
import type { CalendarNames } from "../../words/calendar-names.ts";

export interface CalendarWords {
  /** "November 2026", in Thai with the Buddhist year: "พฤศจิกายน 2569". */
  month: (date: CalendarDate) => string;
  /** A full date for screen readers. */
  day: (date: CalendarDate) => string;
  /** Seven weekdays, from the language's first day of the week. */
  weekdays: { short: string; long: string }[];
}

const inUtc = (date: CalendarDate): Date => date.toDate("UTC");

/** Texts of the calendar in a language, falling back from the caller to the browser to English. */
export function calendarWords(locale: string, names: CalendarNames | undefined): CalendarWords {
  const first = startOfWeek(new CalendarDate(2026, 11, 18), locale);
  const week = Array.from({ length: 7 }, (_, index) => first.add({ days: index }));
  if (names) {
    const nameOf = (date: CalendarDate) => names.weekdays[getDayOfWeek(date, "en-US", "sun")] ?? "";
    const yearsAhead = calendarOf(locale) === "buddhist" ? buddhistYearsAhead : 0;
    const month = (date: CalendarDate) => `${names.months[date.month - 1] ?? ""} ${date.year + yearsAhead}`;
    return {
      month,
      day: (date) => `${nameOf(date)} ${date.day} ${month(date)}`,
      weekdays: week.map((date) => ({ short: nameOf(date), long: nameOf(date) })),
    };
  }
  const tags = [...Intl.DateTimeFormat.supportedLocalesOf(locale), "en"];
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tags, {
      ...options,
      calendar: calendarOf(locale),
      timeZone: "UTC",
    });
    return (date: CalendarDate) => format.format(inUtc(date));
  };
  const abbreviated = formatter({ weekday: "short" });
  // Some platforms don't abbreviate Thai weekdays, which then don't fit in a day's cell.
  const fits = week.every((date) => abbreviated(date).length <= 5);
  const short = fits ? abbreviated : formatter({ weekday: "narrow" });
  const long = formatter({ weekday: "long" });
  return {
    month: formatter({ month: "long", year: "numeric" }),
    day: formatter({ dateStyle: "full" }),
    weekdays: week.map((date) => ({ short: short(date), long: long(date) })),
  };
}
