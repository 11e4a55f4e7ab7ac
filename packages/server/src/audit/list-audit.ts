import { auditKinds, orderNosOf, type AuditEntry, type AuditKind } from "@carmine/api/contract";
import { and, count, desc, eq, gte, ilike, inArray, lt, not, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { account } from "../database/schema/accounts.ts";
import { auditEntry } from "../database/schema/audit.ts";
import { merchant } from "../database/schema/merchants.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";
import { wireTime } from "../shared/wire-time.ts";

export interface AuditFilter extends PageInput {
  readonly subject?: string | undefined;
  readonly person?: string | undefined;
  readonly kind?: AuditKind | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** Limits the list to these shops; undefined reads all entries. */
  readonly shopIds?: readonly number[] | undefined;
  /** Whether a shop reads it: members of the marketplace's staff aren't named, and their reasons about the shop are left out. */
  readonly isForShop?: boolean;
}

const startsWithOneOf = (domains: readonly string[]): SQL =>
  inArray(sql`split_part(${auditEntry.action}, '.', 1)`, [...domains]);

const ofKind = (kind: AuditKind | undefined): SQL | undefined => {
  if (kind === undefined) return undefined;
  return kind === "other"
    ? not(startsWithOneOf(Object.values(auditKinds).flat()))
    : startsWithOneOf(auditKinds[kind]);
};

const ofPerson = (person: string | undefined): SQL | undefined => {
  if (!person) return undefined;
  if (/^\d{1,9}$/.test(person)) return eq(auditEntry.accountId, Number(person));
  const pattern = `%${person.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return or(eq(sql`lower(${account.email})`, person.toLowerCase()), ilike(account.nickname, pattern));
};

const onSubject = (subject: string | undefined): SQL | undefined =>
  subject ? inArray(auditEntry.subject, [subject, ...orderNosOf(subject)]) : undefined;

const jsonText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

type Values = (typeof auditEntry.$inferSelect)["after"];

/** The values of an entry without the reason, which the shop isn't shown. */
const withoutReason = (values: Values): Values => {
  if (values === null) return null;
  const { reason: _, ...rest } = values;
  return rest;
};

/** Lists actions of merchants and operators, newest first. */
export const listAudit = async (
  db: Queryable,
  { subject, person, kind, from, to, shopIds, isForShop = false, ...page }: AuditFilter,
): Promise<{ list: AuditEntry[]; total: number }> => {
  const which = and(
    onSubject(subject),
    ofPerson(person),
    ofKind(kind),
    from && gte(auditEntry.createdAt, from),
    to && lt(auditEntry.createdAt, to),
    shopIds === undefined ? undefined : inArray(auditEntry.merchantId, [...shopIds]),
    // A name of the marketplace's staff must not be found by trying.
    isForShop && person ? eq(auditEntry.role, "merchant") : undefined,
  );
  const [rows, [total]] = await Promise.all([
    db
      .select({ entry: auditEntry, nickname: account.nickname, shop: merchant.name })
      .from(auditEntry)
      .leftJoin(account, eq(account.id, auditEntry.accountId))
      .leftJoin(merchant, eq(merchant.id, auditEntry.merchantId))
      .where(which)
      .orderBy(desc(auditEntry.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
    db
      .select({ rows: count() })
      .from(auditEntry)
      .leftJoin(account, eq(account.id, auditEntry.accountId))
      .where(which),
  ]);
  const list = rows.map(({ entry, nickname, shop }) => {
    const isHidden = isForShop && entry.role === "operator";
    const hidesReason = isHidden && /^(?:merchant|application)\./.test(entry.action);
    return {
      id: entry.id,
      role: entry.role,
      uid: isHidden ? null : entry.accountId,
      nickname: isHidden ? null : nickname,
      merId: entry.merchantId,
      merName: shop,
      action: entry.action,
      subject: entry.subject,
      before: jsonText(entry.before),
      after: jsonText(hidesReason ? withoutReason(entry.after) : entry.after),
      createTime: wireTime(entry.createdAt),
      at: entry.createdAt.toISOString(),
    };
  });
  return { list, total: total?.rows ?? 0 };
};
