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

/** Instant of the start of the day that is `days` before the current one. */
export const startOfDayBefore = (now: Date, days: number, zone: string): Date => {
  const day = dayIn(new Date(now.getTime() - days * 86_400_000), zone);
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
