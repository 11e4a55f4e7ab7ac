import { sql, type SQL } from "drizzle-orm";

/**
 * Condition on a lot of points that it can be spent now. Expired points can't, even before the job that books
 * their expiry has run.
 */
export const isUsableLot = (now: SQL): SQL =>
  sql`status = 3 and remaining > 0 and (expires_at is null or expires_at > ${now})`;

export const usablePointsOf = (accountId: SQL, now: SQL): SQL =>
  sql`coalesce((select sum(remaining)::int from point_entry where account_id = ${accountId} and ${isUsableLot(now)}), 0)`;
