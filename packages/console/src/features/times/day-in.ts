const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a time zone, `yyyy-MM-dd`. */
export const dayIn = (date: Date, zone: string): string => {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
    formats.set(zone, format);
  }
  return format.format(date);
};

/** Instant of the start of a day, `yyyy-MM-dd`. */
export const startOfDay = (day: string, zone: string): Date => {
  const midnight = new Date(`${day}T00:00:00Z`);
  // The zone's local time at UTC midnight gives its offset on that day.
  const shown = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    dateStyle: "short",
    timeStyle: "medium",
  }).format(midnight);
  const offsetMs = new Date(`${shown.replace(", ", "T")}Z`).getTime() - midnight.getTime();
  return new Date(midnight.getTime() - offsetMs);
};

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Instant of the start of the day that is `days` before the current one, or after it if `days` is negative. */
export const startOfDayBefore = (now: Date, days: number, zone: string): Date =>
  startOfDay(addDays(dayIn(now, zone), -days), zone);

/** The day after a day, both `yyyy-MM-dd`. */
export const dayAfter = (day: string): string => addDays(day, 1);
