import { type SQL, sql } from "drizzle-orm";
import { wireZone } from "../../shared/wire-time.ts";

const today = sql.raw(`(now() at time zone '${wireZone}')::date`);

/**
 * Last day of the vacation during which a shop takes no orders, as `yyyy-MM-dd`, in SQL; null while it takes orders.
 * @param merchantId column or value with the id of the shop
 */
export const pausedUntil = (merchantId: SQL): SQL<string | null> =>
  sql`(select v.vacation_until::text from merchant v
    where v.id = ${merchantId} and v.vacation_stops_orders and ${today} between v.vacation_from and v.vacation_until)`;

/**
 * Working days (Monday to Friday) until the end of a shop's vacation, in SQL; 0 while it has none. They are added to
 * the days that it needs to ship.
 * @param merchantId column or value with the id of the shop
 */
export const vacationDays = (merchantId: SQL): SQL =>
  sql`(select count(*)::int from merchant v, generate_series(${today} + 1, v.vacation_until, interval '1 day') day
    where v.id = ${merchantId} and v.vacation_from <= ${today} and extract(isodow from day) < 6)`;

/**
 * The message of a shop that takes no orders.
 * @param until `yyyy-MM-dd`; noon in UTC is the same day in almost every time zone
 */
export const onVacation = (shop: string, until: string) =>
  ({ key: "shopOnVacation", values: { shop, until: Date.parse(`${until}T12:00:00Z`) } }) as const;
