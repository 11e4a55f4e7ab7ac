import type { NoticeTopic } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { noticeSetting } from "../database/schema/notifications.ts";
import { newToken } from "../http/callers/tokens.ts";

/** The topics of which an account wants no mail. */
export const mutedTopics = async (db: Queryable, accountId: number): Promise<readonly NoticeTopic[]> => {
  const [found] = await db
    .select({ muted: noticeSetting.mutedTopics })
    .from(noticeSetting)
    .where(eq(noticeSetting.accountId, accountId));
  return found?.muted ?? [];
};

/** The token by which the mails of an account are stopped without a sign-in; made with the first mail. */
export const stopTokenOf = async (db: Queryable, accountId: number): Promise<string> => {
  const [kept] = await db
    .insert(noticeSetting)
    .values({ accountId, stopToken: newToken() })
    .onConflictDoUpdate({ target: noticeSetting.accountId, set: { accountId } })
    .returning({ stopToken: noticeSetting.stopToken });
  return kept?.stopToken ?? "";
};

const withTopic = (topic: NoticeTopic, isMailed: boolean) =>
  isMailed
    ? sql`array_remove(${noticeSetting.mutedTopics}, ${topic}::text)`
    : sql`array_append(array_remove(${noticeSetting.mutedTopics}, ${topic}::text), ${topic}::text)`;

/** Switches the mails of a topic on or off. */
export const setTopic = async (
  db: Queryable,
  accountId: number,
  topic: NoticeTopic,
  isMailed: boolean,
): Promise<void> => {
  await db
    .insert(noticeSetting)
    .values({ accountId, stopToken: newToken(), mutedTopics: isMailed ? [] : [topic] })
    .onConflictDoUpdate({
      target: noticeSetting.accountId,
      set: { mutedTopics: withTopic(topic, isMailed) },
    });
};

/**
 * Stops the mails of a topic by the token of a mail.
 * @returns whether the token is one
 */
export const stopByToken = async (db: Queryable, stopToken: string, topic: NoticeTopic): Promise<boolean> => {
  const changed = await db
    .update(noticeSetting)
    .set({ mutedTopics: withTopic(topic, false) })
    .where(eq(noticeSetting.stopToken, stopToken))
    .returning({ accountId: noticeSetting.accountId });
  return changed.length > 0;
};
