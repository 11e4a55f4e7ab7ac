import { type SQL, sql } from "drizzle-orm";
import { wireZone } from "../../shared/wire-time.ts";

const today = sql.raw(`(now() at time zone '${wireZone}')::date`);

/**
 * Working days (Monday to Friday) until the end of a shop's vacation, in SQL; 0 while it has none. They are added to
 * the days that it needs to ship.
 * @param merchantId column or value with the id of the shop
 */
export const vacationDays = (merchantId: SQL): SQL =>
  sql`(select count(*)::int from merchant v, generate_series(${today} + 1, v.vacation_until, interval '1 day') day
    where v.id = ${merchantId} and v.vacation_from <= ${today} and extract(isodow from day) < 6)`;
