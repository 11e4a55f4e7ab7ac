import { readWireTime, wireTimeZone } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import type { TimelineStep } from "@carmine/design-system";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;
const zoneOfShopper = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOfWire = (): string => wireTimeZone;

/**
 * A function that takes a wire time apart into day and hour, as a timeline shows it: in the zone of the wire until
 * hydrated, then in the shopper's.
 */
export const useMoment = (): ((time: string) => TimelineStep["time"] & object) => {
  const intl = useIntl();
  const timeZone = useSyncExternalStore(never, zoneOfShopper, zoneOfWire);
  return (text) => {
    const time = readWireTime(text);
    if (!time) return { day: text, hour: "", iso: text };
    return {
      day: intl.formatDate(time, { day: "numeric", month: "short", timeZone }),
      hour: intl.formatTime(time, { timeStyle: "short", timeZone }),
      iso: time.toISOString(),
    };
  };
};
