import { parseAbsolute, parseDate, toCalendarDateTime, Time, toZoned } from "@internationalized/date";

/** A moment on the clocks of a time zone. */
export interface LocalMoment {
  /** ISO 8601; the empty string is none. */
  day: string;
  /** Minutes since midnight; null is none. */
  minutes: number | null;
}

/** Converts an instant, "2026-11-21T07:30:00Z", to the clocks of a time zone. The empty string is none. */
export function localOf(instant: string, timeZone: string): LocalMoment {
  if (instant === "") return { day: "", minutes: null };
  const { year, month, day, hour, minute } = parseAbsolute(instant, timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  return { day: `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`, minutes: hour * 60 + minute };
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
  const offset = parseAbsolute(instant, timeZone).offset / 60_000;
  const minutes = Math.abs(offset) % 60;
  const hours = Math.floor(Math.abs(offset) / 60);
  const sign = offset < 0 ? "−" : "+";
  return `${city}, GMT${sign}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}
