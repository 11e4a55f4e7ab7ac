import type { IntlShape } from "./make-intl.ts";

/** Language and IANA time zone of a text. */
export interface TimeFormat {
  readonly intl: Pick<IntlShape, "formatDate">;
  readonly timeZone: string;
}

/** A point in time, with the time of day unless `dateOnly`. */
export const dateTimeText = (time: Date, { intl, timeZone }: TimeFormat, dateOnly: boolean): string =>
  intl.formatDate(time, { dateStyle: "medium", ...(dateOnly ? {} : { timeStyle: "short" }), timeZone });

/** `HH:mm` in a time zone. */
const timeOfDay = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone }).format(time);

/**
 * Only the date if the time is the end (or start) of the day in that time zone, else with the time of day.
 */
export const deadlineText = (time: Date, format: TimeFormat, isStart: boolean): string =>
  dateTimeText(time, format, timeOfDay(time, format.timeZone) === (isStart ? "00:00" : "23:59"));
