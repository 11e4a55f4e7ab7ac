import { CalendarDate, parseDate } from "@internationalized/date";

/** Days in ISO 8601, "2026-11-21"; the empty string is none. */
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

const two = (value: number): string => String(value).padStart(2, "0");

/** Formats a day for the field: "21/11/2026". */
export function writeDate(iso: string, order: DateOrder): string {
  if (!iso) return "";
  const { year, month, day } = parseDate(iso);
  if (order === "ymd") return `${year}/${two(month)}/${two(day)}`;
  return `${order === "dmy" ? `${two(day)}/${two(month)}` : `${two(month)}/${two(day)}`}/${year}`;
}

/** Years of the Buddhist era, used in Thailand and Laos, are 543 ahead of Gregorian years. */
const buddhist = 543;

/**
 * Parses a typed day: three numbers in the language's order, or ISO 8601. Two-digit years are in this
 * century; years above 2400 are Buddhist.
 * @returns ISO 8601, the empty string for empty text, null for an invalid date
 */
export function readDate(text: string, order: DateOrder): string | null {
  if (text.trim() === "") return "";
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  const [first, second, third] = numbers;
  if (numbers.length !== 3 || first === undefined || second === undefined || third === undefined) return null;
  const parts = order === "ymd" || first > 31 ? [first, second, third] : [third, second, first];
  const [typedYear = 0, b = 0, c = 0] = parts;
  const [month, day] = order === "mdy" && first <= 31 ? [c, b] : [b, c];
  const century = typedYear < 100 ? typedYear + 2000 : typedYear;
  const year = century > 2400 ? century - buddhist : century;
  const date = new CalendarDate(year, month, day);
  // The library constrains June 31 to June 30, but a typo must not become another day.
  const isUnchanged = date.year === year && date.month === month && date.day === day;
  return isUnchanged && month > 0 && day > 0 ? date.toString() : null;
}

/** Whether a day is within two bounds, either of which may be empty. */
export const within = (iso: string, min: string, max: string): boolean =>
  (min === "" || iso >= min) && (max === "" || iso <= max);
