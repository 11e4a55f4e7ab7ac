import { desc, eq } from "drizzle-orm";
import type { AppContext, Message } from "../context.ts";
import { outboxMessage } from "../database/schema/platform.ts";

/** A mail with failed attempts. @returns its id */
export const makeUndelivered = async (
  { db, messenger }: Pick<AppContext, "db" | "messenger">,
  { tries = 3, ...message }: Partial<Message> & { tries?: number } = {},
): Promise<number> => {
  await messenger.send({
    kind: "mail",
    to: "shopper@example.com",
    subject: "Your order",
    text: "Thank you.",
    ...message,
  });
  const [sent] = await db
    .select({ id: outboxMessage.id })
    .from(outboxMessage)
    .orderBy(desc(outboxMessage.id))
    .limit(1);
  const id = sent?.id ?? 0;
  await db.update(outboxMessage).set({ tries, lastError: "No answer" }).where(eq(outboxMessage.id, id));
  return id;
};
