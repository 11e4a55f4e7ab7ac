import { CalendarDate, parseDate } from "@internationalized/date";

/** Days in ISO 8601, "2026-11-21"; empty if there is none. */
export interface DateRangeValue {
  start: string;
  end: string;
}

export type DateOrder = "dmy" | "mdy" | "ymd";

/**
 * Order of day, month and year in numeric dates. Platforms differ for Lao, but server and browser must agree.
 */
export function dateOrderOf(locale: string): DateOrder {
  const { language, region } = new Intl.Locale(locale);
  if (["zh", "ja", "ko", "hu", "lt"].includes(language)) return "ymd";
  return language === "en" && (region === undefined || region === "US") ? "mdy" : "dmy";
}

/** Calendar of shown and typed years. Buddhist years are 543 ahead of Gregorian ones. */
export type YearCalendar = "gregory" | "buddhist";

/**
 * Calendar of a language: Thai dates have Buddhist years, as all dates that `Intl` formats in Thai. A tag such as
 * "th-u-ca-gregory" overrides it.
 */
export function calendarOf(locale: string): YearCalendar {
  const { calendar, language } = new Intl.Locale(locale);
  return (calendar ?? (language === "th" ? "buddhist" : "gregory")) === "buddhist" ? "buddhist" : "gregory";
}

/** Difference of Buddhist and Gregorian years. */
export const buddhistYearsAhead = 543;

const two = (value: number): string => String(value).padStart(2, "0");

/** Formats a day for the field: "21/11/2026", in Thai "21/11/2569". */
export function writeDate(iso: string, order: DateOrder, calendar: YearCalendar = "gregory"): string {
  if (!iso) return "";
  const { year: gregorianYear, month, day } = parseDate(iso);
  const year = calendar === "buddhist" ? gregorianYear + buddhistYearsAhead : gregorianYear;
  if (order === "ymd") return `${year}/${two(month)}/${two(day)}`;
  return `${order === "dmy" ? `${two(day)}/${two(month)}` : `${two(month)}/${two(day)}`}/${year}`;
}

/**
 * Parses a typed day: three numbers in the language's order, or ISO 8601. Two-digit years are in this
 * century of the calendar; years above 2400 are Buddhist in every language.
 * @returns ISO 8601, the empty string for empty text, null for an invalid date
 */
export function readDate(text: string, order: DateOrder, calendar: YearCalendar = "gregory"): string | null {
  if (text.trim() === "") return "";
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [first, second, third] = numbers;
  if (numbers.length !== 3 || first === undefined || second === undefined || third === undefined) return null;
  const parts = order === "ymd" || first > 31 ? [first, second, third] : [third, second, first];
  const [typedYear = 0, b = 0, c = 0] = parts;
  const [month, day] = order === "mdy" && first <= 31 ? [c, b] : [b, c];
  const century = typedYear < 100 ? typedYear + (calendar === "buddhist" ? 2500 : 2000) : typedYear;
  const year = century > 2400 ? century - buddhistYearsAhead : century;
  const date = new CalendarDate(year, month, day);
  // The library constrains June 31 to June 30, but a typo must not become another day.
  const isUnchanged = date.year === year && date.month === month && date.day === day;
  return isUnchanged && month > 0 && day > 0 ? date.toString() : null;
}

/** Whether a day is within two bounds, either of which may be empty. */
export const within = (iso: string, min: string, max: string): boolean =>
  (min === "" || iso >= min) && (max === "" || iso <= max);
