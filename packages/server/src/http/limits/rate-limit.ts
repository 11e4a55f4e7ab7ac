import { eq, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { tooManyAttempts } from "../envelope/failure.ts";
import { rateLimit } from "../../database/schema/platform.ts";

export interface Limit {
  /** Counted action and subject, such as `login:origin:203.0.113.7`. */
  readonly key: string;
  /** Maximum count within the window. */
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts one attempt against every limit, in one statement. It runs outside of the caller's transaction
 * unless `db` is one, so that failed calls count, and the counts are shared by all processes.
 * @param limits of different keys
 * @throws Failure 429 with the time to wait
 */
export const consumeRateLimit = async (
  { config, db, clock }: Pick<AppContext, "config" | "clock"> & { readonly db: Queryable },
  limits: readonly Limit[],
): Promise<void> => {
  if (!config.rateLimits) return;
  const now = clock.now();
  const over = sql`${rateLimit.endsAt} <= ${now.toISOString()}::timestamptz`;
  const values = limits
    .map(({ key, seconds }) => ({ key, count: 1, endsAt: new Date(now.getTime() + seconds * 1000) }))
    // Two calls that lock the same rows in different orders would deadlock.
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const rows = await db
    .insert(rateLimit)
    .values(values)
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${over} then 1 else ${rateLimit.count} + 1 end`,
        endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimit.endsAt} end`,
      },
    })
    .returning();
  const counted = new Map(rows.map((row) => [row.key, row]));
  for (const { key, max } of limits) {
    const row = counted.get(key);
    if (row && row.count > max) {
      throw tooManyAttempts(row.endsAt.getTime() - now.getTime());
    }
  }
};

/** Resets the attempts of a limit, after a success. */
export const clearTries = async ({ db }: AppContext, { key }: Limit): Promise<void> => {
  await db.delete(rateLimit).where(eq(rateLimit.key, key));
};
