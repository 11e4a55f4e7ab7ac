import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { notice } from "../database/schema/notifications.ts";
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

/** Marks notices of the account as read; all if no ids are given. */
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
