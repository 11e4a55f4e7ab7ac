import type { NoticeTopic } from "@carmine/api/contract";
import { and, count, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { notice, noticeSetting } from "../database/schema/notifications.ts";
import { newToken } from "../http/callers/tokens.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";

const ofAccount = (accountId: number, unread: boolean) =>
  and(eq(notice.accountId, accountId), unread ? isNull(notice.readAt) : undefined);

export const pageOfNotices = async (
  db: Queryable,
  accountId: number,
  input: PageInput & { unread: boolean },
) => {
  const chosen = ofAccount(accountId, input.unread);
  const [list, [total]] = await Promise.all([
    db
      .select()
      .from(notice)
      .where(chosen)
      .orderBy(desc(notice.id))
      .limit(input.limit)
      .offset(offsetOf(input)),
    db.select({ rows: count() }).from(notice).where(chosen),
  ]);
  return { list, total: total?.rows ?? 0 };
};

export const countUnread = async (db: Queryable, accountId: number): Promise<number> => {
  const [unread] = await db.select({ rows: count() }).from(notice).where(ofAccount(accountId, true));
  return unread?.rows ?? 0;
};

/** Marks notices of the account as read; all of them where none are named. */
export const markRead = async (
  db: Queryable,
  accountId: number,
  ids: readonly number[] | null,
  now: Date,
): Promise<void> => {
  await db
    .update(notice)
    .set({ readAt: now })
    .where(and(ofAccount(accountId, true), ids === null ? undefined : inArray(notice.id, [...ids])));
};

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
