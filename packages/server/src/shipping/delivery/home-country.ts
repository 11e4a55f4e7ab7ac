import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";

/** The marketplace's country in SQL, two letters; the United States if none is configured. */
export const homeCountrySql = sql<string>`coalesce((select nullif(currency ->> 'country', '') from platform), 'US')`;

/** The marketplace's country, two letters. */
export const readHomeCountry = async (db: Queryable): Promise<string> => {
  const [row] = await rowsOf<{ home: string }>(db, sql`select ${homeCountrySql} as home`);
  return row?.home ?? "US";
};
