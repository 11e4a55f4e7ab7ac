import type { DataOf, consoleNotificationList, WireLocale } from "@carmine/api/contract";
import type { AppContext } from "../context.ts";
import { pageAnswer, type PageInput } from "../http/envelope/paging.ts";
import { isNoticeKind } from "../notifications/kinds.ts";
import { countUnread, pageOfNotices, type NoticeScope } from "../notifications/notice-list.ts";
import { noticeText } from "../notifications/notice-text.ts";

/** A page of an account's notifications about work, with its number of unread ones. */
export const listWorkNotifications = async (
  { db, config }: Pick<AppContext, "db" | "config">,
  accountId: number,
  scope: Exclude<NoticeScope, "account">,
  { unread = false, ...page }: PageInput & { unread?: boolean | undefined },
  locale: WireLocale,
): Promise<DataOf<typeof consoleNotificationList>> => {
  const [found, unreadCount] = await Promise.all([
    pageOfNotices(db, accountId, { ...page, unread }, scope),
    countUnread(db, accountId, scope),
  ]);
  const list = found.list.flatMap(({ id, kind, values, path, merchantId, createdAt, readAt }) =>
    isNoticeKind(kind)
      ? [
          {
            id,
            type: kind,
            ...noticeText({ kind, values }, locale, config.currency),
            link: path,
            merId: merchantId,
            isRead: readAt !== null,
            at: createdAt.toISOString(),
          },
        ]
      : [],
  );
  return { ...pageAnswer(list, found.total, page), unreadCount };
};
