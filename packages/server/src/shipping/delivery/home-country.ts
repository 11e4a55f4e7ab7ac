import { sql } from "drizzle-orm";

/** The marketplace's country in SQL, two letters; the United States where it hasn't said which. */
export const homeCountrySql = sql<string>`coalesce((select nullif(currency ->> 'country', '') from platform), 'US')`;
