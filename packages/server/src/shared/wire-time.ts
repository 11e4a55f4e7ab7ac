import { type SQL, sql } from "drizzle-orm";

/** The zone of all times of the wire: GMT+8, which knows no summer time. */
export const wireZone = "Asia/Shanghai";
/** What its times end with in ISO 8601. */
export const wireOffset = "+08:00";
const offsetMs = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in GMT+8, as every time goes over the wire. */
export const wireTime = (date: Date): string =>
  new Date(date.getTime() + offsetMs).toISOString().slice(0, 19).replace("T", " ");

/** The same, `null` where there is no time. */
export const wireTimeOrNull = (date: Date | null): string | null => (date ? wireTime(date) : null);

/** The day of that zone, `yyyy-MM-dd`. */
export const wireDay = (date: Date): string => wireTime(date).slice(0, 10);

/** A moment as a time of that zone, in SQL; also the other way round. */
export const inWireZone = (moment: SQL): SQL => sql`${moment} at time zone ${sql.raw(`'${wireZone}'`)}`;

/** A column that holds a moment as text, in SQL. */
export const wireTimeSql = (column: string): SQL =>
  sql`to_char(${inWireZone(sql.raw(column))}, 'YYYY-MM-DD HH24:MI:SS')`;

/** The day alone. */
export const wireDaySql = (moment: SQL): SQL => sql`to_char(${inWireZone(moment)}, 'YYYY-MM-DD')`;

/** The month alone. */
export const wireMonthSql = (moment: SQL): SQL => sql`to_char(${inWireZone(moment)}, 'YYYY-MM')`;
