import type { Database } from "../database/connection.ts";
import { outboxMessage } from "../database/schema/accounts.ts";
import type { Clock } from "../shared/clock.ts";
import type { Messenger } from "../context.ts";

/** The one way to send: a row in the outbox. */
export const createMessenger = (db: Database, clock: Clock): Messenger => ({
  send: async ({ kind, to, subject, text }, tx = db) => {
    const now = clock.now();
    await tx.insert(outboxMessage).values({ kind, to, subject, text, createdAt: now, dueAt: now });
  },
});
