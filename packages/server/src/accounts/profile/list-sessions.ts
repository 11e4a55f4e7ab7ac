import { limits, type SessionItem } from "@carmine/api/contract";
import { and, desc, eq, gt } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { session } from "../../database/schema/accounts.ts";
import { transaction } from "../../database/transaction.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { wireTime } from "../../shared/wire-time.ts";
import { endSession, endSessionsOf } from "../sessions.ts";
import { deviceName } from "./device-name.ts";

const lifeMs = limits.tokenSeconds * 1000;

/** Lists the account's sessions: the current session first, then by last use. */
export const listSessions = async ({ db, clock }: AppContext, caller: Caller): Promise<SessionItem[]> => {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, requireUser(caller)), gt(session.expiresAt, clock.now())))
    .orderBy(desc(eq(session.tokenHash, caller.sessionHash ?? "")), desc(session.expiresAt))
    .limit(100);
  return rows.map(({ id, agent, tokenHash, createdAt, expiresAt }) => ({
    id,
    device: deviceName(agent),
    isCurrent: tokenHash === caller.sessionHash,
    createTime: wireTime(createdAt),
    lastTime: wireTime(new Date(Math.max(createdAt.getTime(), expiresAt.getTime() - lifeMs))),
  }));
};

/** Ends one of the caller's sessions, or all others. @throws Failure 404 for another account's session */
export const endOwnSessions = async (
  ctx: AppContext,
  caller: Caller,
  id: number | null | undefined,
): Promise<void> => {
  const accountId = requireUser(caller);
  if (id === null || id === undefined) {
    await transaction(ctx.db, (tx) => endSessionsOf(tx, accountId, caller.sessionHash));
    return;
  }
  const [found] = await ctx.db
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(and(eq(session.accountId, accountId), eq(session.id, id)));
  if (!found) throw notFound();
  await endSession(ctx, found.tokenHash);
};
