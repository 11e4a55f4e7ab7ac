import type { OpeningHours } from "@carmine/api/contract";

/** `HH:mm` in the shop's time zone, and the day of the week, 1 Monday to 7 Sunday. */
export interface Moment {
  readonly day: number;
  readonly time: string;
}

export type OpeningState =
  /** `until` is undefined if it doesn't close within a day. */
  | { readonly isOpen: true; readonly until?: Moment }
  /** `isToday`: whether it opens later on the same day. */
  | { readonly isOpen: false; readonly opens: Moment; readonly isToday: boolean };

const shortDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
};

/** Minutes since Monday 00:00 in the shop's time zone; undefined if the runtime doesn't know the zone. */
const minuteOfWeek = (timeZone: string, now: number): number | undefined => {
  try {
    const parts = new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    }).formatToParts(now);
    const read = (type: Intl.DateTimeFormatPartTypes): string =>
      parts.find((part) => part.type === type)?.value ?? "";
    const day = shortDays.indexOf(read("weekday"));
    return day * dayMinutes + Number(read("hour")) * 60 + Number(read("minute"));
  } catch {
    return undefined;
  }
};

/** Wraps from Sunday to Monday. */
const momentOf = (minute: number): Moment => {
  const inWeek = minute % weekMinutes;
  const inDay = inWeek % dayMinutes;
  const two = (value: number): string => String(value).padStart(2, "0");
  return {
    day: Math.floor(inWeek / dayMinutes) + 1,
    time: `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`,
  };
};

interface Span {
  readonly from: number;
  readonly to: number;
}

/** Opening hours of the previous, current and next week; adjacent spans, as at midnight, are merged. */
const spansOf = (periods: OpeningHours["periods"]): Span[] => {
  const week = periods
    .map(({ day, from, to }) => {
      const start = (day - 1) * dayMinutes;
      return { from: start + minutesOf(from), to: start + minutesOf(to) };
    })
    .toSorted((a, b) => a.from - b.from);
  const spans: Span[] = [];
  for (const offset of [-weekMinutes, 0, weekMinutes])
    for (const { from, to } of week) {
      const last = spans.at(-1);
      if (last && last.to >= from + offset) spans[spans.length - 1] = { from: last.from, to: to + offset };
      else spans.push({ from: from + offset, to: to + offset });
    }
  return spans;
};

/**
 * Whether a shop is open, until when, or when it opens next, in its own time zone. Undefined if that is unknown.
 * @param now ms since 1970
 */
export const openingState = ({ timeZone, periods }: OpeningHours, now: number): OpeningState | undefined => {
  const minute = minuteOfWeek(timeZone, now);
  if (minute === undefined) return undefined;
  const spans = spansOf(periods);
  const open = spans.find(({ from, to }) => from <= minute && minute < to);
  if (open)
    return open.to - minute >= dayMinutes ? { isOpen: true } : { isOpen: true, until: momentOf(open.to) };
  const next = spans.find(({ from }) => from > minute);
  if (!next) return undefined;
  const endOfDay = (Math.floor(minute / dayMinutes) + 1) * dayMinutes;
  return { isOpen: false, opens: momentOf(next.from), isToday: next.from < endOfDay };
};
