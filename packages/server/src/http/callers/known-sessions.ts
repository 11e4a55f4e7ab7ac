import type { UserType } from "@carmine/api/contract";
import { processCache } from "../../database/tagged-cache.ts";

export interface LiveSession {
  readonly id: number;
  readonly type: UserType;
  readonly createdAt: Date;
  expiresAt: Date;
}

/**
 * Recently read sessions; code that ends one publishes its tag to all processes. Invalid tokens aren't
 * cached, so that many attempts don't use memory.
 */
export const knownSessions = processCache<LiveSession | null>({
  maxSize: 5000,
  // Maximum time for which a cached session is used, in case the notification of its end is lost.
  freshMs: 30_000,
  isCacheable: (session) => session !== null,
});

/** Tags of a session and of all sessions of an account. */
export const sessionTag = (sessionHash: string): string => `session:${sessionHash}`;
export const accountTag = (accountId: number): string => `account:${accountId}`;
