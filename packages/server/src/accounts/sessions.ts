import { limits } from "@carmine/api/contract";
import { eq, lte } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { session } from "../database/schema/accounts.ts";
import { hashToken, newToken } from "../http/tokens.ts";

/** Opens a session of 7 days, sliding. The token is returned once and kept only as a hash. */
export const openSession = async (
  tx: Queryable,
  { clock }: AppContext,
  accountId: number,
): Promise<string> => {
  const token = newToken();
  const now = clock.now();
  await tx.insert(session).values({
    tokenHash: hashToken(token),
    accountId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.tokenSeconds * 1000),
  });
  return token;
};

export const endSession = async (tx: Queryable, tokenHash: string): Promise<void> => {
  await tx.delete(session).where(eq(session.tokenHash, tokenHash));
};

/** Signs an account out everywhere, as a changed password does. */
export const endSessionsOf = async (tx: Queryable, accountId: number): Promise<void> => {
  await tx.delete(session).where(eq(session.accountId, accountId));
};

export const sweepSessions = async ({ db, clock }: AppContext): Promise<void> => {
  await db.delete(session).where(lte(session.expiresAt, clock.now()));
};
