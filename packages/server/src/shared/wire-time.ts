import { type SQL, sql } from "drizzle-orm";

/** Time zone of all times on the wire: GMT+8, without daylight saving time. */
export const wireZone = "Asia/Shanghai";
const offsetMs = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in GMT+8, the wire format of times. */
export const wireTime = (date: Date): string =>
  new Date(date.getTime() + offsetMs).toISOString().slice(0, 19).replace("T", " ");

/** Like `wireTime`; null for null. */
export const wireTimeOrNull = (date: Date | null): string | null => (date ? wireTime(date) : null);

/** Converts between a timestamp and a local time in that zone, in SQL. */
export const inWireZone = (moment: SQL): SQL => sql`${moment} at time zone ${sql.raw(`'${wireZone}'`)}`;

/** A timestamp column as text, in SQL. */
export const wireTimeSql = (column: string): SQL =>
  sql`to_char(${inWireZone(sql.raw(column))}, 'YYYY-MM-DD HH24:MI:SS')`;

/** Only the day. */
export const wireDaySql = (moment: SQL): SQL => sql`to_char(${inWireZone(moment)}, 'YYYY-MM-DD')`;

/** An instant as ISO 8601 in UTC, as `Date.toISOString` writes it. */
export const isoTimeSql = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
