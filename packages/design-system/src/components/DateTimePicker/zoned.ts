import { parseDate, toCalendarDateTime, Time, toZoned } from "@internationalized/date";

/** A moment on the clocks of a time zone. */
export interface LocalMoment {
  /** ISO 8601; empty if there is none. */
  day: string;
  /** Minutes since midnight; null if there is none. */
  minutes: number | null;
}

const minuteMs = 60_000;

/**
 * The time in ms that the clocks of a zone show at an instant, to the minute. `parseAbsolute` would read the current date,
 * which Next.js refuses in a prerendered page.
 */
const clockOf = (instant: string, timeZone: string): number => {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const parts = format.formatToParts(new Date(instant));
  const of = (wanted: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find(({ type }) => type === wanted)?.value);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"));
};

/** Converts an instant, "2026-11-21T07:30:00Z", to the clocks of a time zone. The empty string stays empty. */
export function localOf(instant: string, timeZone: string): LocalMoment {
  if (instant === "") return { day: "", minutes: null };
  const clock = new Date(clockOf(instant, timeZone));
  return {
    day: clock.toISOString().slice(0, 10),
    minutes: clock.getUTCHours() * 60 + clock.getUTCMinutes(),
  };
}

/**
 * The instant at which the clocks of a time zone show a moment, in UTC. If clocks skip it, the time after the change; if
 * they show it twice, the first.
 */
export function instantOf({ day, minutes }: LocalMoment, timeZone: string): string {
  if (day === "" || minutes === null) return "";
  const time = new Time(Math.floor(minutes / 60), minutes % 60);
  const zoned = toZoned(toCalendarDateTime(parseDate(day), time), timeZone, "compatible");
  return zoned.toAbsoluteString().replace(".000Z", "Z");
}

/** City and offset of a zone: "Bangkok, GMT+7". The offset depends on the instant; without one, only the city. */
export function zoneName(timeZone: string, instant: string): string {
  const city = timeZone.split("/").at(-1)?.replaceAll("_", " ") ?? timeZone;
  if (instant === "") return city;
  const atMinute = Math.floor(Date.parse(instant) / minuteMs) * minuteMs;
  const offset = (clockOf(instant, timeZone) - atMinute) / minuteMs;
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  const sign = offset < 0 ? "−" : "+";
  return `${city}, GMT${sign}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}
