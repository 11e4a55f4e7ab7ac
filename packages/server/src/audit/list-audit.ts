import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { AuditEntry } from "@carmine/api/contract";
import type { Queryable } from "../database/connection.ts";
import { account } from "../database/schema/accounts.ts";
import { auditEntry } from "../database/schema/audit.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";
import { wireTime } from "../shared/wire-time.ts";

export interface AuditFilter extends PageInput {
  readonly subject?: string | undefined;
  /** Limits the list to these shops; undefined reads all entries. */
  readonly shopIds?: readonly number[] | undefined;
}

const jsonText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Lists actions of merchants and operators, newest first. */
export const listAudit = async (
  db: Queryable,
  { subject, shopIds, ...page }: AuditFilter,
): Promise<{ list: AuditEntry[]; total: number }> => {
  const which = and(
    subject === undefined ? undefined : eq(auditEntry.subject, subject),
    shopIds === undefined ? undefined : inArray(auditEntry.merchantId, [...shopIds]),
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({ entry: auditEntry, nickname: account.nickname })
      .from(auditEntry)
      .leftJoin(account, eq(account.id, auditEntry.accountId))
      .where(which)
      .orderBy(desc(auditEntry.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
    db.select({ rows: count() }).from(auditEntry).where(which),
  ]);
  const list = rows.map(({ entry, nickname }) => ({
    id: entry.id,
    role: entry.role,
    uid: entry.accountId,
    nickname,
    merId: entry.merchantId,
    action: entry.action,
    subject: entry.subject,
    before: jsonText(entry.before),
    after: jsonText(entry.after),
    createTime: wireTime(entry.createdAt),
  }));
  return { list, total: total?.rows ?? 0 };
};
