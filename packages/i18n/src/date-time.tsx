import { useSyncExternalStore } from "react";
import { readWireTime, relativeParts, wireTimeZone } from "./dates.ts";
import { useLocale } from "./intl-root.tsx";
import { useIntl } from "./use-intl.ts";

const never = () => () => undefined;
const zoneOfShopper = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOfWire = (): string => wireTimeZone;

/** The zone that times are shown in: only a hydrated page may know the shopper's. */
const useTimeZone = (): string => useSyncExternalStore(never, zoneOfShopper, zoneOfWire);

const minute = 60_000;
const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
};
const thisMinute = (): number => Math.floor(Date.now() / minute) * minute;

/** The clock, to the minute; undefined until hydrated. */
const useMinute = (): number | undefined => useSyncExternalStore(everyMinute, thisMinute, () => undefined);

/** Chromium has no names of months in Lao: the short form of the language, `15/11/2023`, in digits alone. */
const laoDate = (time: Date, dateOnly: boolean, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    ...(dateOnly ? {} : { hour: "numeric", minute: "2-digit" }),
    timeZone,
  }).format(time);

interface DateTimeProps {
  /** Wire time: `yyyy-MM-dd HH:mm:ss`, GMT+8. */
  value: string | null | undefined;
  /** Leaves the time of day out. */
  dateOnly?: boolean;
}

/** A point in time, in the zone of the wire until hydrated, then in the shopper's. */
export const DateTime = ({ value, dateOnly = false }: DateTimeProps) => {
  const intl = useIntl();
  const lao = useLocale() === "lao";
  const timeZone = useTimeZone();
  const time = readWireTime(value);
  if (!time) return null;
  const text = lao
    ? laoDate(time, dateOnly, timeZone)
    : intl.formatDate(time, { dateStyle: "medium", ...(dateOnly ? {} : { timeStyle: "short" }), timeZone });
  return <time dateTime={time.toISOString()}>{text}</time>;
};

/** "3 hours ago"; the date until hydrated, and in Lao, which Chromium has no such words for. */
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
