import { type SQL, sql } from "drizzle-orm";

const offsetMs = 8 * 3_600_000;

/** `yyyy-MM-dd HH:mm:ss` in GMT+8, as every time goes over the wire. */
export const wireTime = (date: Date): string =>
  new Date(date.getTime() + offsetMs).toISOString().slice(0, 19).replace("T", " ");

/** The same, `null` where there is no time. */
export const wireTimeOrNull = (date: Date | null): string | null => (date ? wireTime(date) : null);

/** The same in SQL, of a column that holds a moment. */
export const wireTimeSql = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`);
