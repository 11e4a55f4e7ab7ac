import { and, count, desc, eq, inArray, isNull, notInArray } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { notice } from "../database/schema/notifications.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";
import { workKinds } from "./kinds.ts";

/** Notices of the account, or those about its work as staff: in all workspaces, or in one shop. */
export type NoticeScope = "account" | "work" | { readonly merchantId: number };

const inScope = (scope: NoticeScope) => {
  if (scope === "account") return notInArray(notice.kind, workKinds);
  const work = inArray(notice.kind, workKinds);
  return scope === "work" ? work : and(work, eq(notice.merchantId, scope.merchantId));
};

const ofAccount = (accountId: number, unread: boolean, scope: NoticeScope) =>
  and(eq(notice.accountId, accountId), unread ? isNull(notice.readAt) : undefined, inScope(scope));

export const pageOfNotices = async (
  db: Queryable,
  accountId: number,
  input: PageInput & { unread: boolean },
  scope: NoticeScope = "account",
) => {
  const chosen = ofAccount(accountId, input.unread, scope);
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

export const countUnread = async (
  db: Queryable,
  accountId: number,
  scope: NoticeScope = "account",
): Promise<number> => {
  const [unread] = await db
    .select({ rows: count() })
    .from(notice)
    .where(ofAccount(accountId, true, scope));
  return unread?.rows ?? 0;
};

/** Marks notices of the account as read; all if no ids are given. */
export const markRead = async (
  db: Queryable,
  accountId: number,
  ids: readonly number[] | null,
  now: Date,
  scope: NoticeScope = "account",
): Promise<void> => {
  await db
    .update(notice)
    .set({ readAt: now })
    .where(and(ofAccount(accountId, true, scope), ids === null ? undefined : inArray(notice.id, [...ids])));
};
