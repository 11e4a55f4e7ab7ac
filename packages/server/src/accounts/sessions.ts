import { limits } from "@carmine/api/contract";
import { and, eq, lte, ne, sql, type SQL } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable, Transaction } from "../database/connection.ts";
import { session } from "../database/schema/accounts.ts";
import { publishTags } from "../database/publish-tags.ts";
import { accountTag, knownSessions, sessionTag } from "../http/callers/known-sessions.ts";
import { hashToken, newToken } from "../http/callers/tokens.ts";

/** Opens a session of 7 days, sliding, of at most 180 days. The token is returned once and stored only as a hash. */
export const openSession = async (
  tx: Queryable,
  { clock }: AppContext,
  accountId: number,
  agent: string,
): Promise<string> => {
  const token = newToken();
  const now = clock.now();
  await tx.insert(session).values({
    tokenHash: hashToken(token),
    accountId,
    agent,
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.tokenSeconds * 1000),
  });
  return token;
};

/**
 * Last use of a session in SQL: a session is extended at most once an hour, to its full duration.
 * @param alias of the table `session`
 */
export const lastUseSql = (alias: string): SQL =>
  sql`greatest(${sql.raw(alias)}.created_at, ${sql.raw(alias)}.expires_at - make_interval(secs => ${limits.tokenSeconds}::int))`;

export const endSession = async (ctx: AppContext, tokenHash: string): Promise<void> => {
  await ctx.db.execute(sql`
    with gone as (delete from session where token_hash = ${tokenHash})
    select pg_notify('page_tags', ${sessionTag(tokenHash)})`);
  knownSessions(ctx).invalidate([sessionTag(tokenHash)]);
};

/**
 * Ends all sessions of an account when the transaction commits, such as after a password change.
 * @param exceptTokenHash token hash of the session that stays active
 */
export const endSessionsOf = async (
  tx: Transaction,
  accountId: number,
  exceptTokenHash: string | null = null,
): Promise<void> => {
  await tx
    .delete(session)
    .where(
      and(
        eq(session.accountId, accountId),
        exceptTokenHash === null ? undefined : ne(session.tokenHash, exceptTokenHash),
      ),
    );
  await publishTags(tx, [accountTag(accountId)]);
};

export const sweepSessions = async ({ db, clock }: AppContext): Promise<void> => {
  await db.delete(session).where(lte(session.expiresAt, clock.now()));
};
