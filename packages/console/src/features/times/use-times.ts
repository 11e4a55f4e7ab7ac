import { useIntl } from "@carmine/i18n/react";
import { useNow } from "../../app/use-now.ts";
import { useWorkspace } from "../../app/workspace.ts";
import { dayIn } from "./day-in.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A point in time as text, in the time zone of the workspace. */
export interface Times {
  /** “Today, 5:53 AM”, “Yesterday”, “Nov 25, 9:14 AM”. */
  readonly moment: (iso: string) => string;
  /** “Nov 25”, with the year if it isn't this one. */
  readonly day: (iso: string) => string;
  /** Text of a deadline: the delay if it was missed, else its time. */
  readonly deadline: (iso: string) => {
    readonly text: string;
    readonly isLate: boolean;
    readonly isToday: boolean;
  };
}

/** Texts of instants. Days begin in the time zone of the workspace, as in its statements. */
export const useTimes = (): Times => {
  const intl = useIntl();
  const { zone } = useWorkspace();
  const now = useNow();
  const today = dayIn(now, zone);
  const time = (date: Date): string =>
    intl.formatDate(date, { hour: "numeric", minute: "2-digit", timeZone: zone });
  const day = (iso: string): string => {
    const date = new Date(iso);
    const isThisYear = dayIn(date, zone).slice(0, 4) === today.slice(0, 4);
    return intl.formatDate(date, {
      month: "short",
      day: "numeric",
      timeZone: zone,
      ...(!isThisYear && { year: "numeric" }),
    });
  };
  const todayAt = (date: Date): string =>
    intl.formatMessage(
      { defaultMessage: "Today, {time}", description: "Console: a time of today" },
      { time: time(date) },
    );
  return {
    day,
    moment: (iso) => {
      const date = new Date(iso);
      const itsDay = dayIn(date, zone);
      if (itsDay === today) return todayAt(date);
      if (itsDay === dayIn(new Date(now.getTime() - dayMs), zone))
        return intl.formatMessage({ defaultMessage: "Yesterday", description: "Console: a day" });
      return intl.formatMessage(
        { defaultMessage: "{day}, {time}", description: "Console: a day with the time" },
        { day: day(iso), time: time(date) },
      );
    },
    deadline: (iso) => {
      const date = new Date(iso);
      const lateMs = now.getTime() - date.getTime();
      if (lateMs > 0) {
        const text =
          lateMs < dayMs
            ? intl.formatMessage(
                {
                  defaultMessage: "{count, plural, one {# hour} other {# hours}} late",
                  description: "Console: a missed deadline",
                },
                { count: Math.max(1, Math.floor(lateMs / hourMs)) },
              )
            : intl.formatMessage(
                {
                  defaultMessage: "{count, plural, one {# day} other {# days}} late",
                  description: "Console: a missed deadline",
                },
                { count: Math.floor(lateMs / dayMs) },
              );
        return { text, isLate: true, isToday: false };
      }
      const isToday = dayIn(date, zone) === today;
      return { text: isToday ? todayAt(date) : day(iso), isLate: false, isToday };
    },
  };
};
