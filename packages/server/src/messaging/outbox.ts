import type { Config } from "../config.ts";
import type { Database } from "../database/connection.ts";
import type { Clock } from "../shared/clock.ts";
import type { Messenger } from "../context.ts";
import { outboxMessage } from "../database/schema/platform.ts";

/**
 * Sends messages by inserting an outbox row. The demo shows them there; otherwise the delivery job sends them
 * to the provider.
 */
export const createMessenger = (
  db: Database,
  clock: Clock,
  { demo, smtpUrl, twilio }: Pick<Config, "demo" | "smtpUrl" | "twilio">,
): Messenger => ({
  canSend: (kind) => demo || (kind === "mail" ? smtpUrl : twilio) !== null,
  send: async (given, tx = db) => {
    const messages = [given].flat();
    if (messages.length === 0) return;
    const now = clock.now();
    await tx.insert(outboxMessage).values(
      messages.map((message) => ({
        html: null,
        attachment: null,
        unsubscribeUrl: null,
        expiresAt: null,
        ...message,
        createdAt: now,
        dueAt: now,
      })),
    );
  },
});
