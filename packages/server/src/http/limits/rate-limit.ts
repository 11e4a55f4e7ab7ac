import { Code } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { Failure } from "../envelope/failure.ts";
import { rateLimit } from "../../database/schema/platform.ts";

export interface Limit {
  /** What is counted and for whom: `login:origin:203.0.113.7`. */
  readonly key: string;
  /** Times within the window. */
  readonly max: number;
  readonly seconds: number;
}

/**
 * Counts one try against every limit, in the database and outside of any transaction, so that it stays counted
 * when the call fails and holds over all processes.
 * @throws Failure 429 with the seconds to wait
 */
export const consumeRateLimit = async (
  { config, db, clock }: AppContext,
  limits: readonly Limit[],
): Promise<void> => {
  if (!config.rateLimits) return;
  const now = clock.now();
  for (const { key, max, seconds } of limits) {
    const endsAt = new Date(now.getTime() + seconds * 1000);
    const over = sql`${rateLimit.endsAt} <= ${now.toISOString()}::timestamptz`;
    const [row] = await db
      .insert(rateLimit)
      .values({ key, count: 1, endsAt })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          count: sql`case when ${over} then 1 else ${rateLimit.count} + 1 end`,
          endsAt: sql`case when ${over} then excluded.ends_at else ${rateLimit.endsAt} end`,
        },
      })
      .returning();
    if (row && row.count > max) {
      const wait = Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000));
      throw new Failure(Code.tooMany, "tooMany", { seconds: wait });
    }
  }
};

/** Forgets the tries counted under a limit, as a success does. */
export const clearTries = async ({ db }: AppContext, { key }: Limit): Promise<void> => {
  await db.delete(rateLimit).where(eq(rateLimit.key, key));
};
