import type { OpeningHours } from "@carmine/api/contract";

type Period = OpeningHours["periods"][number];

/** Monday is day 1. */
const dayNames = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const part = new RegExp(
  `^(${dayNames.join("|")})(?:\\s*[-–]\\s*(${dayNames.join("|")}))?\\s+(\\d{1,2}:\\d{2})\\s*[-–]\\s*(\\d{1,2}:\\d{2})$`,
);

/** `HH:mm`; undefined for an invalid time. */
const timeOf = (text: string): string | undefined => {
  const time = text.padStart(5, "0");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return minute < 60 && (hour < 24 || time === "24:00") ? time : undefined;
};

/** Days from one to another, wrapping around the end of the week. */
const daysOf = (first: string, last: string): number[] => {
  const from = dayNames.indexOf(first);
  const count = ((dayNames.indexOf(last) - from + 7) % 7) + 1;
  return Array.from({ length: count }, (_, at) => ((from + at) % 7) + 1);
};

const inWeek = (a: Period, b: Period): number => a.day - b.day || (a.from < b.from ? -1 : 1);

/**
 * Parses the periods of a week: “Mon-Fri 08:00-20:00, Sat 9:00-13:00, Sat 14:00-18:00”.
 * @returns undefined if it is invalid or periods overlap
 */
export const parsePeriods = (text: string): Period[] | undefined => {
  const periods: Period[] = [];
  for (const section of text.toLowerCase().split(",")) {
    const [, first, last, opens = "", closes = ""] = part.exec(section.trim()) ?? [];
    const [from, to] = [timeOf(opens), timeOf(closes)];
    if (first === undefined || from === undefined || to === undefined || from >= to) return undefined;
    periods.push(...daysOf(first, last ?? first).map((day) => ({ day, from, to })));
  }
  periods.sort(inWeek);
  const overlap = periods.some((period, at) => {
    const next = periods[at + 1];
    return next?.day === period.day && next.from < period.to;
  });
  return overlap ? undefined : periods;
};

/** Formats periods, one per day. */
export const formatPeriods = (periods: readonly Period[]): string =>
  periods
    .map(({ day, from, to }) => {
      const name = dayNames[day - 1] ?? "";
      return `${name.slice(0, 1).toUpperCase()}${name.slice(1)} ${from}-${to}`;
    })
    .join(", ");

export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
};
