import { oncePerKey } from "./once-per-key.ts";

/** Default of `TIME_ZONE`: the zone of the wire format. */
export const defaultTimeZone = "Asia/Shanghai";

/** Swedish dates are ISO 8601: `2026-11-29 06:20:15`. */
const formatterOf = oncePerKey(
  (timeZone: string) =>
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
);

/** Local time in a zone, `yyyy-MM-dd HH:mm:ss`. @param timeZone IANA name */
export const timeIn = (timeZone: string, date: Date): string => formatterOf(timeZone).format(date);

/** Local day in a zone, `yyyy-MM-dd`. @param timeZone IANA name */
export const dayIn = (timeZone: string, date: Date): string => timeIn(timeZone, date).slice(0, 10);

/** Milliseconds by which the local time of a zone is ahead of UTC. */
const offsetMs = (timeZone: string, time: number): number =>
  Date.parse(`${timeIn(timeZone, new Date(time)).replace(" ", "T")}Z`) - Math.floor(time / 1000) * 1000;

/**
 * The moment of a local time. A time that daylight saving time skips is moved by an hour.
 * @param timeZone IANA name
 * @param text `yyyy-MM-ddTHH:mm:ss`
 */
export const momentIn = (timeZone: string, text: string): Date => {
  const asUtc = Date.parse(`${text}Z`);
  // The offset of the estimate is wrong only if the zone's offset changes in between.
  const estimate = asUtc - offsetMs(timeZone, asUtc);
  return new Date(asUtc - offsetMs(timeZone, estimate));
};

/** First moment of a month and of the next one. @param month `yyyy-MM` */
export const monthIn = (timeZone: string, month: string): { readonly from: Date; readonly until: Date } => {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return {
    from: momentIn(timeZone, `${month}-01T00:00:00`),
    until: momentIn(timeZone, next.toISOString().slice(0, 19)),
  };
};
