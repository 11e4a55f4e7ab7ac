import { type SQL, sql } from "drizzle-orm";

/** `yyyy-MM-dd HH:mm:ss` in GMT+8 of a column, as every time goes over the wire. */
export const wireTimeSql = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`);
