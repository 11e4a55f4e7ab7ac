import type { Clock } from "../context.ts";
import type { Database } from "../database/connection.ts";
import { outboxMessage } from "../database/schema/accounts.ts";
import type { Messenger } from "./messenger.ts";

/** Keeps messages in the database instead of sending them, for machines without a provider. */
export const outboxMessenger = (db: Database, clock: Clock): Messenger => ({
  send: async ({ kind, to, subject, text }) => {
    await db.insert(outboxMessage).values({ kind, to, subject, text, createdAt: clock.now() });
  },
});
