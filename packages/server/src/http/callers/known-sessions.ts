import type { UserType } from "@carmine/api/contract";
import { processCache } from "../../database/tagged-cache.ts";

export interface LiveSession {
  readonly id: number;
  readonly type: UserType;
  expiresAt: Date;
}

/**
 * Recently read sessions; code that ends one publishes its tag to all processes. Wrong tokens aren't cached, so that trying
 * many of them doesn't use memory.
 */
export const knownSessions = processCache<LiveSession | null>({
  maxSize: 5000,
  // How long a process uses a cached session without a notification that it ended.
  freshMs: 30_000,
  isCacheable: (session) => session !== null,
});

/** Tags of a session and of all sessions of an account. */
export const sessionTag = (sessionHash: string): string => `session:${sessionHash}`;
export const accountTag = (accountId: number): string => `account:${accountId}`;
