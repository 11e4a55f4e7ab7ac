import type { NoticeTopic, WireLocale } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { noticeSetting } from "../database/schema/notifications.ts";
import { newToken } from "../http/callers/tokens.ts";
import { pageAddress, type Site } from "../http/page-address.ts";

/** Topics whose mails the account has disabled. */
export const mutedTopics = async (db: Queryable, accountId: number): Promise<readonly NoticeTopic[]> => {
  const [found] = await db
    .select({ muted: noticeSetting.mutedTopics })
    .from(noticeSetting)
    .where(eq(noticeSetting.accountId, accountId));
  return found?.muted ?? [];
};

/** Token that unsubscribes an account without a sign-in; created with the first mail. */
const stopTokenOf = async (db: Queryable, accountId: number): Promise<string> => {
  const [row] = await db
    .insert(noticeSetting)
    .values({ accountId, stopToken: newToken() })
    .onConflictDoUpdate({ target: noticeSetting.accountId, set: { accountId } })
    .returning({ stopToken: noticeSetting.stopToken });
  return row?.stopToken ?? "";
};

/** URL of the page that unsubscribes from a topic. */
export const stopPageUrl = (site: Site, locale: WireLocale, token: string, topic: NoticeTopic): string =>
  pageAddress(site, locale, `/middlewares/unsubscribe?token=${token}&topic=${topic}`);

/**
 * URLs that unsubscribe from a topic without a sign-in: a page for people, and the endpoint for mail clients.
 */
export interface StopUrls {
  readonly page: string;
  readonly oneClick: string;
}

export const stopUrls = async (
  db: Queryable,
  site: Site,
  { accountId, locale, topic }: { accountId: number; locale: WireLocale; topic: NoticeTopic },
): Promise<StopUrls> => {
  const token = await stopTokenOf(db, accountId);
  return {
    page: stopPageUrl(site, locale, token, topic),
    oneClick: pageAddress(site, "en", `/api/front/notice/unsubscribe/${topic}/${token}`),
  };
};

const withTopic = (topic: NoticeTopic, isMailed: boolean) =>
  isMailed
    ? sql`array_remove(${noticeSetting.mutedTopics}, ${topic}::text)`
    : sql`array_append(array_remove(${noticeSetting.mutedTopics}, ${topic}::text), ${topic}::text)`;

/** Enables or disables the mails of a topic. */
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
 * Disables a topic by the token of a mail.
 * @returns whether the token is valid
 */
export const stopByToken = async (db: Queryable, stopToken: string, topic: NoticeTopic): Promise<boolean> => {
  const changed = await db
    .update(noticeSetting)
    .set({ mutedTopics: withTopic(topic, false) })
    .where(eq(noticeSetting.stopToken, stopToken))
    .returning({ accountId: noticeSetting.accountId });
  return changed.length > 0;
};
