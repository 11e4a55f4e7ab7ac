/** Whether a language writes times with AM and PM. Platforms differ, but server and browser must agree. */
export function hasDayPeriods(locale: string): boolean {
  const { language, region, hourCycle } = new Intl.Locale(locale);
  if (hourCycle) return hourCycle.startsWith("h1");
  return language === "en" && [undefined, "US", "CA", "AU", "NZ", "IN", "PH"].includes(region);
}

const minutesPerDay = 24 * 60;
const two = (value: number): string => String(value).padStart(2, "0");

/** Formats minutes since midnight: "14:30" or "2:30 PM". Null is an empty text. */
export function writeTime(minutes: number | null, dayPeriods: boolean): string {
  if (minutes === null) return "";
  const hour = Math.floor(minutes / 60);
  const minute = two(minutes % 60);
  if (!dayPeriods) return `${two(hour)}:${minute}`;
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "AM" : "PM"}`;
}

/**
 * Parses a typed time: "14:30", "1430", "9", "2:30 pm", "9h05", in every language.
 * @returns minutes since midnight; null for empty text, undefined for an invalid time
 */
export function readTime(text: string): number | null | undefined {
  const plain = text.normalize("NFKC").trim().toLowerCase();
  if (plain === "") return null;
  const parts = /^(\d{1,2})(?:[:.h]? ?(\d{2})|h)?(?: ?([ap])\.?m?\.?)?$/.exec(plain);
  if (!parts) return undefined;
  const [, hours = "", minutes = "0", period] = parts;
  const hour = period ? (Number(hours) % 12) + (period === "p" ? 12 : 0) : Number(hours);
  const isValid =
    hour < 24 && Number(minutes) < 60 && !(period && (Number(hours) > 12 || Number(hours) === 0));
  return isValid ? hour * 60 + Number(minutes) : undefined;
}

/** Moves to the next or previous multiple of `step` minutes; wraps at midnight. */
export function stepTime(minutes: number | null, step: number, direction: 1 | -1): number {
  if (minutes === null) return 9 * 60;
  const moved = direction > 0 ? Math.floor(minutes / step) + 1 : Math.ceil(minutes / step) - 1;
  return (moved * step + minutesPerDay) % minutesPerDay;
}
