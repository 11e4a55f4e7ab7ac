import { Countdown } from "@carmine/design-system";
import { readWireTime } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useServerTime } from "./server-clock.ts";

export interface TimeLeftProps {
  /** Wire time of the end. */
  readonly until: string | null;
  readonly onEnd?: (() => void) | undefined;
}

const Clock = ({ end, onEnd }: { end: number; onEnd: TimeLeftProps["onEnd"] }): ReactElement | null => {
  const intl = useIntl();
  const now = useServerTime();
  if (now === undefined) return null;
  return (
    <Countdown
      until={end}
      now={now}
      {...(onEnd ? { onEnd } : {})}
      label={({ days, hours, minutes, seconds }) =>
        intl.formatMessage(
          {
            defaultMessage:
              "{hours, plural, =0 {} one {# hour } other {# hours }}{minutes, plural, =0 {} one {# minute } other {# minutes }}{seconds, plural, one {# second} other {# seconds}} left",
            description: "Read out for a countdown",
          },
          { hours: days * 24 + hours, minutes, seconds },
        )
      }
    />
  );
};

/** Remaining time of a reservation, counted down by the server's clock. */
export const TimeLeft = ({ until, onEnd }: TimeLeftProps): ReactElement | null => {
  const end = readWireTime(until)?.getTime();
  return end === undefined ? null : <Clock key={end} end={end} onEnd={onEnd} />;
};
