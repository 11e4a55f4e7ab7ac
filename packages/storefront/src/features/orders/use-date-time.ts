import type { TimelineStep } from "@carmine/design-system";
import { readWireTime } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => undefined;
const zoneOfShopper = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const noZone = (): undefined => undefined;

type Moment = TimelineStep["time"] & object;

/**
 * Returns a function that splits a wire time into day and hour for a timeline: unformatted until hydrated, then in
 * the shopper's time zone and language.
 */
export const useDateTimeParts = (): ((wireTime: string) => Moment) => {
  const intl = useIntl();
  const timeZone = useSyncExternalStore<string | undefined>(subscribeToNothing, zoneOfShopper, noZone);
  return (text) => {
    const time = readWireTime(text);
    if (!time) return { day: text, hour: "", iso: text };
    const iso = time.toISOString();
    if (timeZone === undefined) return { day: text.slice(5, 10), hour: text.slice(11, 16), iso };
    return {
      day: intl.formatDate(time, { day: "numeric", month: "short", timeZone }),
      hour: intl.formatDate(time, { timeStyle: "short", timeZone }),
      iso,
    };
  };
};
