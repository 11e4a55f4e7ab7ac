import { readWireTime } from "@carmine/i18n";
import { Countdown, type CountdownProps, type DurationParts } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useServerTime } from "../loading/server-clock.ts";
import * as styles from "./RoundClock.css.ts";

export interface RoundClockProps extends Pick<CountdownProps, "units" | "announce"> {
  /** Wire time. */
  readonly until: string;
  readonly onEnd: () => void;
}

/**
 * Counts down to the end of a round by the server's clock. A cached page doesn't know the current time, so the clock
 * reserves space and starts in the browser.
 */
export const RoundClock = ({ until, onEnd, units, announce }: RoundClockProps): ReactElement | null => {
  const intl = useIntl();
  const now = useServerTime({ moment: until });
  const end = readWireTime(until)?.getTime();
  if (end === undefined) return null;
  const sayDays = (days: number, hours: number): string =>
    intl.formatMessage(
      {
        defaultMessage:
          "{days, plural, one {# day} other {# days}}{hours, plural, =0 {} one { # hour} other { # hours}}",
        description: "After “Ends in”, in the place of the clock: how long until a round of deals ends",
      },
      { days, hours },
    );
  const sayHours = ({ days, hours, minutes }: DurationParts): string =>
    intl.formatMessage(
      {
        defaultMessage:
          "{hours, plural, one {# hour} other {# hours}} {minutes, plural, one {# minute} other {# minutes}} left",
        description: "Home page: time left of a round of deals, for screen readers",
      },
      { hours: days * 24 + hours, minutes },
    );
  return (
    <Countdown
      key={now}
      until={end}
      now={now ?? end}
      label={(left) => (units && left.days > 0 ? sayDays(left.days, left.hours) : sayHours(left))}
      {...(units ? { variant: "units", units } : { variant: "boxes", days: sayDays })}
      {...(announce && now !== undefined && { announce })}
      {...(now !== undefined && { onEnd })}
      className={now === undefined ? styles.waiting : undefined}
    />
  );
};
