import type { DurationParts } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";

const units: Readonly<Record<keyof DurationParts, MessageDescriptor>> = defineMessages({
  days: {
    defaultMessage: "{count, plural, one {day} other {days}}",
    description: "Activity page: after the number of days on a countdown; keep it short",
  },
  hours: {
    defaultMessage: "{count, plural, one {hour} other {hours}}",
    description: "Activity page: after the number of hours on a countdown; keep it short",
  },
  minutes: {
    defaultMessage: "min",
    description: "Activity page: after the number of minutes on a countdown; keep it short",
  },
  seconds: {
    defaultMessage: "sec",
    description: "Activity page: after the number of seconds on a countdown; keep it short",
  },
});

/** Returns a function with the units of a clock, for the numbers that it shows. */
export const useClockUnits = (): ((left: DurationParts) => Record<keyof DurationParts, string>) => {
  const intl = useIntl();
  return ({ days, hours }) => ({
    days: intl.formatMessage(units.days, { count: days }),
    hours: intl.formatMessage(units.hours, { count: hours }),
    minutes: intl.formatMessage(units.minutes),
    seconds: intl.formatMessage(units.seconds),
  });
};
