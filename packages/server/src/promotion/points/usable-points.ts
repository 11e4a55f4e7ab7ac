import { sql, type SQL } from "drizzle-orm";

/**
 * Condition on a lot of points: they can be spent at this moment. Points whose time is over can't, also before the job
 * that books their end has run.
 */
export const isUsableLot = (now: SQL): SQL =>
  sql`status = 3 and remaining > 0 and (expires_at is null or expires_at > ${now})`;

/** Points that a shopper can spend at this moment. */
export const usablePointsOf = (accountId: SQL, now: SQL): SQL =>
  sql`coalesce((select sum(remaining)::int from point_entry where account_id = ${accountId} and ${isUsableLot(now)}), 0)`;
