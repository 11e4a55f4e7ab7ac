import { useSyncExternalStore } from "react";
import { readWireTime, relativeParts, wireTimeZone } from "./dates.ts";
import { useLocale } from "./intl-root.tsx";
import { dateTimeText, deadlineText, type TimeFormat } from "./time-texts.ts";
import { useIntl } from "./use-intl.ts";

const subscribeToNothing = () => () => undefined;
const zoneOfShopper = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOfWire = (): string => wireTimeZone;

/** Time zone for display; only a hydrated page can use the shopper's. */
const useTimeZone = (): string => useSyncExternalStore(subscribeToNothing, zoneOfShopper, zoneOfWire);

/** Format of times on the page. */
const useTimeFormat = (): TimeFormat => {
  const intl = useIntl();
  return { intl, timeZone: useTimeZone() };
};

const minute = 60_000;
const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
};
const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** The current minute; undefined until hydrated. */
const useMinute = (): number | undefined => useSyncExternalStore(everyMinute, thisMinute, () => undefined);

interface DateTimeProps {
  /** Wire time: `yyyy-MM-dd HH:mm:ss`, GMT+8. */
  value: string | null | undefined;
  /** Omits the time of day. */
  dateOnly?: boolean;
}

/** A point in time: in GMT+8, the wire's time zone, until hydrated, then in the shopper's. */
export const DateTime = ({ value, dateOnly = false }: DateTimeProps) => {
  const format = useTimeFormat();
  const time = readWireTime(value);
  if (!time) return null;
  return <time dateTime={time.toISOString()}>{dateTimeText(time, format, dateOnly)}</time>;
};

/** Returns a function for the date of a point in time, in the time zone of `DateTime`. */
export const useDateText = (): ((value: string) => string) => {
  const format = useTimeFormat();
  return (value) => {
    const time = readWireTime(value);
    return time ? dateTimeText(time, format, true) : "";
  };
};

interface DeadlineProps extends Pick<DateTimeProps, "value"> {
  /** Whether the time is the start of a period. By default it is the end. */
  start?: boolean;
}

/**
 * When an offer ends or starts. Only the date if that is the end (or start) of the day in the shopper's time
 * zone, else with the time of day: a coupon that ends at 23:59 GMT+8 ends in the morning in Vancouver. Shows
 * GMT+8 until hydrated.
 */
export const Deadline = ({ value, start = false }: DeadlineProps) => {
  const format = useTimeFormat();
  const isHydrated = useMinute() !== undefined;
  const time = readWireTime(value);
  if (!time) return null;
  const text = deadlineText(time, format, start);
  return <time dateTime={time.toISOString()}>{isHydrated ? text : `${text} GMT+8`}</time>;
};

/** "3 hours ago"; the date until hydrated, and in Lao, which Chromium has no relative formats for. */
export const RelativeTime = ({ value }: Pick<DateTimeProps, "value">) => {
  const intl = useIntl();
  const now = useMinute();
  const lao = useLocale() === "lao";
  const time = readWireTime(value);
  if (!time) return null;
  if (now === undefined || lao) return <DateTime value={value} dateOnly />;
  const { value: amount, unit } = relativeParts(time, now);
  return (
    <time dateTime={time.toISOString()}>{intl.formatRelativeTime(amount, unit, { numeric: "auto" })}</time>
  );
};
